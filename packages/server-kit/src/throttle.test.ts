import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('lets no more through than the rate, first come first served', async () => {
  const throttle = createThrottle(1_000_000)
  const started = performance.now()
  const through: [turn: number, at: number][] = []
  const all = Promise.all(
    Array.from({ length: 5 }, async (_, turn) => {
      await throttle(10_000)
      through.push([turn, performance.now() - started])
    }),
  )
  await vi.runAllTimersAsync()
  await all
  expect(through).toEqual([
    [0, 0],
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 40],
  ])
})

test('does not save up what was not used', async () => {
  const throttle = createThrottle(1_000_000)
  const first = throttle(1000)
  await vi.advanceTimersByTimeAsync(30)
  await first
  const started = performance.now()
  const others = Promise.all([throttle(20_000), throttle(1)])
  await vi.runAllTimersAsync()
  await others
  expect(performance.now() - started).toBe(20)
})
