import type { CheckoutInput } from '@filiera/contract/orders'
import { eurosToCents } from '@filiera/domain/money'
import { findRegionOfProvince } from '@filiera/domain/regions'
import { isMethodEligible, undeliverableProducts } from '@filiera/domain/shipping'
import { ProblemError } from '../problem-error.ts'
import {
  type BuyableLine,
  groupByWarehouse,
  type PricedOrder,
  priceOrders,
  shippingGroups,
  totalCents,
} from './price-checkout.ts'

/** The refusal of lines that cannot be had in the wanted quantity. */
export function soldOut(products: string[]): ProblemError {
  return new ProblemError('sold_out', 'Some products are no longer available in this quantity.', { products })
}

const refuseFields = (field: string, message: string) =>
  new ProblemError('invalid_body', `The body is not right: ${field}: ${message}`, {
    fields: [{ field, message }],
  })

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
  const gone = lines.filter((line) => !line.onSale || line.stock < line.quantity)
  if (gone.length > 0) throw soldOut(gone.map(({ productId }) => productId))
  if (lines.some(({ alcohol }) => alcohol) && input.ageConfirmed !== true) {
    throw refuseFields('ageConfirmed', 'needed for wine, beer and spirits')
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
    throw refuseFields('shippingMethod', 'does not serve this address')
  }
  const orders = priceOrders(groups, input.shippingMethod)
  const total = totalCents(orders)
  if (input.confirmedTotal !== undefined && eurosToCents(input.confirmedTotal) !== total) {
    throw new ProblemError('cart_changed', 'The total has changed since you saw it: please look again.')
  }
  return { orders, totalCents: total }
}
