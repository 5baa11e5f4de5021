import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capQuantity, cartTotals, discountPercent, mergeQuantities, splitVat } from './cart-totals.ts'

describe('cart totals', () => {
  it('sums before and after discounts', () => {
    const lines = [
      { quantity: 2, priceCents: 1990, discountedCents: 1690 },
      { quantity: 1, priceCents: 420, discountedCents: null },
    ]
    expect(cartTotals(lines)).toEqual({ totalItems: 3, totalCents: 4400, totalDiscountedCents: 3800 })
  })

  it('never exceeds 99 or the stock', () => {
    expect(capQuantity(150, 1000)).toBe(99)
    expect(capQuantity(5, 3)).toBe(3)
    expect(capQuantity(5, 0)).toBe(0)
  })

  it('merges commutatively and idempotently (decision 12)', () => {
    const quantity = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(quantity, quantity, fc.nat(200), (a, b, stock) => {
        const merged = mergeQuantities(a, b, stock)
        expect(mergeQuantities(b, a, stock)).toBe(merged)
        expect(mergeQuantities(merged, b, stock)).toBe(merged)
      }),
    )
  })

  it('says the percentage of a reduction without exaggerating', () => {
    expect(discountPercent(1990, 1690)).toBe(15)
    expect(discountPercent(300, 199)).toBe(33)
    expect(discountPercent(900, 1000)).toBe(0)
  })

  it('splits VAT so that net and tax give the gross back', () => {
    expect(splitVat(1690, 4)).toEqual({ netCents: 1625, vatCents: 65 })
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(4, 5, 10, 22), (gross, rate) => {
        const { netCents, vatCents } = splitVat(gross, rate)
        expect(netCents + vatCents).toBe(gross)
      }),
    )
  })
})
