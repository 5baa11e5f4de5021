import { createHash } from 'node:crypto'
import type { FrozenAddress } from '../../../platform/database/tables/orders.ts'
import { CART_KEY } from '../../order/checkout-status.store.ts'
import type { BuyableLine, PricedOrder } from '../price/price-checkout.ts'

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Fingerprint of what was asked, independent of the order of its fields. */
export function requestHash(body: Readonly<Record<string, unknown>>): string {
  return digest(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Key of a placement without one: the cart's lines with their prices, so that the same cart gives the same key (decision 14). */
export function cartKey(lines: readonly BuyableLine[]): string {
  const content = lines.map((line) => [
    line.productId,
    line.quantity,
    line.discountedCents ?? line.priceCents,
  ])
  return `${CART_KEY}${digest(content.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))}`
}

export type Content = {
  orders: readonly PricedOrder[]
  shipment: FrozenAddress
  invoice: FrozenAddress
  method: string
  email: string
  termsVersion: string
}

/** Fingerprint of what a customer buys, where it goes and what it costs: the same again is the same order. */
export function contentHash({ orders, ...rest }: Content): string {
  const bought = orders.map(({ warehouseId, shippingCents, lines }) => ({
    warehouseId,
    shippingCents,
    lines: lines.map(({ productId, quantity, chargedCents }) => [productId, quantity, chargedCents]),
  }))
  return digest({ bought, ...rest })
}
