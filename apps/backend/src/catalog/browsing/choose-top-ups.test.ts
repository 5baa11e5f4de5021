import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseTopUps } from './choose-top-ups.ts'

const offers = (...cents: number[]) => cents.map((each, at) => ({ id: `${at}`, cents: each }))
const sumOf = (chosen: readonly { cents: number }[]) => chosen.reduce((sum, { cents }) => sum + cents, 0)

it.each([
  [[380, 520, 900, 2400], 800, [380, 520]],
  [[380, 520, 900, 2400], 901, [380, 900]],
  [[380, 520], 901, []],
  [[900], 800, [900]],
  [[700], 800, []],
  [[], 800, []],
])('of %j, %i cents short: %j', (cents, gap, expected) => {
  expect(chooseTopUps(offers(...cents), gap).map(({ cents: each }) => each)).toEqual(expected)
})

it('does not offer two sizes of one product', () => {
  const sizes = [
    { id: 'oil-250', cents: 890, family: 'oil' },
    { id: 'oil-500', cents: 1590, family: 'oil' },
    { id: 'jar', cents: 1700, family: null },
  ]
  expect(chooseTopUps(sizes, 2000).map(({ id }) => id)).toEqual(['oil-250', 'jar'])
  expect(chooseTopUps(sizes.slice(0, 2), 2000)).toEqual([])
})

it('finds the least sum of two that reaches the gap', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 8000 }), (cents, gap) => {
      const sorted = offers(...cents.toSorted((a, b) => a - b))
      const sums = sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => a.cents + b.cents))
      const least = Math.min(...sums.filter((sum) => sum >= gap))
      expect(sumOf(chooseTopUps(sorted, gap))).toBe(Number.isFinite(least) ? least : 0)
    }),
  )
})
