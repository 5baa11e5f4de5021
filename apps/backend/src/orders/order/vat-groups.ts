import { splitVat } from '@filiera/domain/money/cart-totals'
import { splitByWeight } from '@filiera/domain/money/money'

export type VatGroup = { rate: number; netCents: number; vatCents: number }

/**
 * VAT of one order per rate, computed on the group's sum; shipping follows the goods pro rata (payments reference §7).
 * The groups' net and VAT together are exactly goods plus shipping.
 */
export function vatGroups(
  lines: readonly { vatRate: number; goodsCents: number }[],
  shippingCents: number,
): VatGroup[] {
  const goodsByRate = new Map<number, number>()
  for (const { vatRate, goodsCents } of lines) {
    goodsByRate.set(vatRate, (goodsByRate.get(vatRate) ?? 0) + goodsCents)
  }
  const groups = [...goodsByRate].sort(([a], [b]) => a - b)
  const shares = splitByWeight(
    shippingCents,
    groups.map(([, cents]) => cents),
  )
  return groups.map(([rate, cents], index) => ({ rate, ...splitVat(cents + (shares[index] ?? 0), rate) }))
}
