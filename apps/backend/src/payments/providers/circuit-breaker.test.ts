import { expect, it } from 'vitest'
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts'

function setUp() {
  const clock = { now: 0 }
  const guard = createCircuitBreaker(() => clock.now)
  let calls = 0
  const answer = (status: number) =>
    guard(
      async () => {
        calls += 1
        return status
      },
      (given) => given >= 500,
    )
  return { clock, guard, answer, calls: () => calls }
}

it('opens after five failures in a row, whether an error or an answer that is none', async () => {
  const { guard, answer, calls } = setUp()
  for (let index = 0; index < 4; index++) await answer(500)
  await answer(200)
  for (let index = 0; index < 4; index++) await answer(503)
  await expect(
    guard(
      () => Promise.reject(new Error('reset')),
      () => false,
    ),
  ).rejects.toThrow('reset')
  await expect(answer(200)).rejects.toThrow(CircuitOpen)
  expect(calls()).toBe(9)
})

it('lets one call find out after ten seconds, and closes when it is answered', async () => {
  const { clock, guard, answer } = setUp()
  for (let index = 0; index < 5; index++) await answer(500)
  clock.now += 10_000
  let release = (_status: number) => {}
  const probe = guard(
    () => new Promise<number>((resolve) => (release = resolve)),
    (status) => status >= 500,
  )
  await expect(answer(200)).rejects.toThrow(CircuitOpen)
  release(500)
  expect(await probe).toBe(500)
  await expect(answer(200)).rejects.toThrow(CircuitOpen)
  clock.now += 10_000
  expect(await answer(200)).toBe(200)
  expect(await answer(500)).toBe(500)
  expect(await answer(200)).toBe(200)
})

it('finds out at once when the clock was set back, instead of waiting for hours', async () => {
  const { clock, answer } = setUp()
  for (let index = 0; index < 5; index++) await answer(500)
  clock.now -= 2 * 3_600_000
  expect(await answer(200)).toBe(200)
})
