import { expect, it } from 'vitest'
import { type MadeRefund, vatAfterRefunds } from './vat-after-refunds.ts'
import { vatGroups } from './vat-groups.ts'

const lines = [
  { vatRate: 4, goodsCents: 999 },
  { vatRate: 10, goodsCents: 2_001 },
  { vatRate: 22, goodsCents: 1_234 },
]
const shippingCents = 700
const vat = vatGroups(lines, shippingCents)
const paidCents = 999 + 2_001 + 1_234 + shippingCents
const grossOf = (groups: typeof vat) =>
  groups.reduce((sum, group) => sum + group.netCents + group.vatCents, 0)
const piece = (index: number): MadeRefund => {
  const line = lines[index] ?? { vatRate: 0, goodsCents: 0 }
  return { amountCents: line.goodsCents, shippingCents: 0, goods: [line] }
}

it('takes the pieces from their own rate and leaves the others as they were', () => {
  const after = vatAfterRefunds(vat, [piece(1)])
  expect(grossOf(after)).toBe(paidCents - 2_001)
  expect(after.find(({ rate }) => rate === 4)).toEqual(vat[0])
  expect(after.find(({ rate }) => rate === 22)).toEqual(vat[2])
  // the delivery of the pieces that went back stays paid
  expect(grossOf(after.filter(({ rate }) => rate === 10))).toBe(331)
})

it('has nothing left once every piece and the delivery went back, in any order', () => {
  const delivery = { amountCents: shippingCents, shippingCents, goods: [] }
  expect(vatAfterRefunds(vat, [piece(2), delivery, piece(0), piece(1)])).toEqual([])
  expect(vatAfterRefunds(vat, [{ amountCents: paidCents, shippingCents, goods: lines }])).toEqual([])
})

it('spreads an amount without pieces over all rates', () => {
  const after = vatAfterRefunds(vat, [{ amountCents: 1_000, shippingCents: 0, goods: [] }])
  expect(grossOf(after)).toBe(paidCents - 1_000)
  expect(after.map(({ rate }) => rate)).toEqual([4, 10, 22])
  for (const [index, group] of after.entries()) expect(group.netCents).toBeLessThan(vat[index]?.netCents ?? 0)
})

it('adds up to the cent whatever went back before', () => {
  for (let cents = 1; cents < paidCents; cents += 97) {
    const later = Math.min(piece(2).amountCents, paidCents - cents)
    const refunds = [
      { amountCents: cents, shippingCents: 0, goods: [] },
      { ...piece(2), amountCents: later },
    ]
    const after = vatAfterRefunds(vat, refunds)
    expect(grossOf(after)).toBe(paidCents - cents - later)
    for (const { netCents, vatCents } of after) {
      expect(netCents).toBeGreaterThanOrEqual(0)
      expect(vatCents).toBeGreaterThanOrEqual(0)
    }
  }
})
