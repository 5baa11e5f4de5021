import { splitVat } from '@filiera/domain/money/cart-totals'
import { splitByWeight } from '@filiera/domain/money/money'
import type { VatGroup } from './vat-groups.ts'

/** A refund that was made; money in cents. */
export type MadeRefund = {
  amountCents: number
  /** Delivery charge in it. */
  shippingCents: number
  /** Its pieces at the price they were charged; none where only an amount went back. */
  goods: readonly { vatRate: number; goodsCents: number }[]
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** What of a refund falls on each rate: its pieces, the delivery pro rata; an amount without pieces by what is left of each. */
function partsOf(refund: MadeRefund, vat: readonly VatGroup[], left: readonly number[]): number[] {
  const paid = vat.map(({ netCents, vatCents }) => netCents + vatCents)
  const delivery = splitByWeight(refund.shippingCents, paid)
  const wanted = vat.map(({ rate }, index) => {
    const goods = refund.goods.filter(({ vatRate }) => vatRate === rate).map(({ goodsCents }) => goodsCents)
    return sum(goods) + (delivery[index] ?? 0)
  })
  if (sum(wanted) === refund.amountCents) return wanted
  return splitByWeight(refund.amountCents, sum(wanted) > 0 ? wanted : left)
}

/** Takes the parts away; what a rate does not have is taken from the others. */
function takeAway(left: readonly number[], parts: readonly number[]): number[] {
  const rest = left.map((cents, index) => Math.max(0, cents - (parts[index] ?? 0)))
  let missing = sum(rest) - (sum(left) - sum(parts))
  return rest.map((cents) => {
    const taken = Math.min(cents, missing)
    missing -= taken
    return cents - taken
  })
}

/**
 * Net and VAT per rate of what stays paid of an order after its refunds, oldest first. Together they are exactly the amount of the
 * order less what went back; a rate of which nothing is left is left out.
 */
export function vatAfterRefunds(vat: readonly VatGroup[], refunds: readonly MadeRefund[]): VatGroup[] {
  const left = refunds.reduce<number[]>(
    (still, refund) => takeAway(still, partsOf(refund, vat, still)),
    vat.map(({ netCents, vatCents }) => netCents + vatCents),
  )
  return vat.flatMap(({ rate }, index) => {
    const cents = left[index] ?? 0
    return cents > 0 ? [{ rate, ...splitVat(cents, rate) }] : []
  })
}
