import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('lets no more through than the rate, first come first served', async () => {
  const pace = createPace(1_000_000)
  const started = performance.now()
  const through: [turn: number, at: number][] = []
  await Promise.all(
    Array.from({ length: 10 }, async (_, turn) => {
      await pace(10_000)
      through.push([turn, performance.now() - started])
    }),
  )
  expect(through.map(([turn]) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // a timer may be a millisecond early
  for (const [turn, at] of through) expect(at).toBeGreaterThanOrEqual(turn * 10 - 1.5)
})

test('does not save up what was not used', async () => {
  const pace = createPace(1_000_000)
  await pace(1)
  await new Promise((resolve) => setTimeout(resolve, 30))
  const started = performance.now()
  await Promise.all([pace(20_000), pace(1)])
  expect(performance.now() - started).toBeGreaterThanOrEqual(18.5)
})
