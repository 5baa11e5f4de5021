import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitRefund } from './split-refund.ts'

it('belongs to the one order that has exactly so much left', () => {
  const orders = [
    { id: 'A', leftCents: 1700 },
    { id: 'B', leftCents: 900 },
  ]
  expect(splitRefund(orders, 900)).toEqual([{ id: 'B', cents: 900 }])
})

it('is shared in proportion, the odd cent by largest remainder, ties by id', () => {
  const orders = ['A', 'B', 'C'].map((id) => ({ id, leftCents: 1000 }))
  expect(splitRefund(orders, 100)).toEqual([
    { id: 'A', cents: 34 },
    { id: 'B', cents: 33 },
    { id: 'C', cents: 33 },
  ])
})

it('sums exactly and never exceeds an order, whatever the amounts', () => {
  const lefts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lefts, fc.integer({ min: 1, max: 300_000 }), (cents, amount) => {
      const orders = cents.map((leftCents, index) => ({ id: String(index), leftCents }))
      const parts = splitRefund(orders, amount)
      const left = cents.reduce((sum, one) => sum + one, 0)
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(amount, left))
      for (const part of parts) expect(part.cents).toBeLessThanOrEqual(cents[Number(part.id)] ?? 0)
    }),
  )
})
