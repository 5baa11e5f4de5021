import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergedLine } from './merged-line.ts'

it.each([
  [0, 2, 100, { quantity: 2, cappedFrom: null, change: 'added' }],
  [1, 3, 100, { quantity: 3, cappedFrom: null, change: 'raised' }],
  [3, 1, 100, { quantity: 3, cappedFrom: null, change: null }],
  [2, 9, 5, { quantity: 5, cappedFrom: 9, change: 'capped' }],
  [0, 4, 0, { quantity: 4, cappedFrom: null, change: 'sold_out' }],
])('%i in the account, %i in the browser, %i in stock', (existing, wished, stock, expected) => {
  expect(mergedLine(existing, wished, stock)).toEqual(expected)
})

const quantity = fc.integer({ min: 1, max: 99 })
const stock = fc.integer({ min: 0, max: 150 })

it('is commutative and idempotent, and never above 99 or a stock that is left', () => {
  fc.assert(
    fc.property(quantity, quantity, stock, (a, b, left) => {
      const once = mergedLine(a, b, left).quantity
      expect(mergedLine(b, a, left).quantity).toBe(once)
      expect(mergedLine(once, b, left).quantity).toBe(once)
      expect(once).toBeLessThanOrEqual(left === 0 ? 99 : Math.min(99, left))
      expect(once).toBeGreaterThanOrEqual(1)
    }),
  )
})
