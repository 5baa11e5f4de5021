import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reviewStatistics } from './review-statistics.ts'

it('is all zeros without reviews', () => {
  expect(reviewStatistics([0, 0, 0, 0, 0])).toEqual({
    total: 0,
    mean: 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percentage: 0 })),
  })
})

it('rounds the mean to two decimals and percentages to one', () => {
  expect(reviewStatistics([1, 0, 0, 0, 2])).toEqual({
    total: 3,
    mean: 3.67,
    distribution: [
      { stars: 5, count: 2, percentage: 66.7 },
      { stars: 4, count: 0, percentage: 0 },
      { stars: 3, count: 0, percentage: 0 },
      { stars: 2, count: 0, percentage: 0 },
      { stars: 1, count: 1, percentage: 33.3 },
    ],
  })
})

it('keeps the mean between one and five and the percentages near a hundred', () => {
  const count = fc.nat(10_000)
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (counts) => {
      const { total, mean, distribution } = reviewStatistics(counts)
      fc.pre(total > 0)
      expect(mean).toBeGreaterThanOrEqual(1)
      expect(mean).toBeLessThanOrEqual(5)
      const sum = distribution.reduce((all, { percentage }) => all + percentage, 0)
      expect(Math.abs(sum - 100)).toBeLessThan(0.3)
    }),
  )
})
