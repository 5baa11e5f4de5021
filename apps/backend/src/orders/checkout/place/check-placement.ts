import type { CheckoutInput } from '@filiera/contract/orders/orders'
import { eurosToCents } from '@filiera/domain/money/money'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { isMethodEligible, undeliverableProducts } from '@filiera/domain/places/shipping'
import { ProblemError, wrongField } from '../../../platform/problem-error.ts'
import {
  type BuyableLine,
  groupByWarehouse,
  type PricedOrder,
  priceOrders,
  shippingGroups,
  totalCents,
} from '../price/price-checkout.ts'
import { changedLines, isShort } from './changed-lines.ts'

/** The refusal of lines that cannot be had in the wanted quantity; with it whatever else changed of the cart. */
export function soldOut(
  lines: readonly BuyableLine[],
  input: Pick<CheckoutInput, 'confirmedLines'>,
): ProblemError {
  return new ProblemError('sold_out', 'Some products are no longer available in this quantity.', {
    products: lines.filter(isShort).map(({ productId }) => productId),
    lines: changedLines(lines, input.confirmedLines),
  })
}

/** @throws ProblemError cart_changed when the customer saw another total, or other lines */
function assertConfirmed(lines: readonly BuyableLine[], input: CheckoutInput, total: number): void {
  const { confirmedTotal, confirmedLines } = input
  const changed = changedLines(lines, confirmedLines)
  const isOtherTotal = confirmedTotal !== undefined && eurosToCents(confirmedTotal) !== total
  const isOtherCart = confirmedLines && (changed.length > 0 || confirmedLines.length !== lines.length)
  if (!isOtherTotal && !isOtherCart) return
  throw new ProblemError('cart_changed', 'The cart has changed since you saw it: please look again.', {
    lines: changed,
  })
}

/**
 * Decides whether the cart may become a checkout and at what prices; pure.
 * @throws ProblemError cart_empty, sold_out, invalid_body (ageConfirmed, shippingMethod), not_deliverable, cart_changed
 */
export function checkPlacement(
  lines: readonly BuyableLine[],
  input: CheckoutInput,
  destination: { country: string; region: string },
): { orders: PricedOrder[]; totalCents: number } {
  if (lines.length === 0) throw new ProblemError('cart_empty', 'The cart is empty.')
  if (lines.some(isShort)) throw soldOut(lines, input)
  if (lines.some(({ alcohol }) => alcohol) && input.ageConfirmed !== true) {
    throw wrongField('ageConfirmed', 'needed for wine, beer and spirits')
  }
  const groups = groupByWarehouse(lines)
  const shipping = shippingGroups(groups)
  const { country } = destination
  const stuck = undeliverableProducts(shipping, country)
  if (stuck.length > 0) {
    throw new ProblemError('not_deliverable', 'Some products are not delivered to this country.', {
      products: stuck,
    })
  }
  const region = country === 'IT' ? findRegionOfProvince(destination.region) : null
  if (!isMethodEligible(input.shippingMethod, shipping, { country, region })) {
    throw wrongField('shippingMethod', 'does not serve this address')
  }
  const orders = priceOrders(groups, input.shippingMethod)
  const total = totalCents(orders)
  assertConfirmed(lines, input, total)
  return { orders, totalCents: total }
}
