import type { BackendCall } from '@filiera/contract/client'
import { getOpenCheckout } from '@filiera/contract/orders/orders'

/** The order of the customer that waits for its payment, as the cart and the review show it. */
export type UnpaidOrder = { checkoutId: string; numbers: string[]; total: number; expiresAt: string }

/** Reads it; null when there is none, or when that cannot be told: the cart works without it. */
export async function readUnpaidOrder(backend: BackendCall): Promise<UnpaidOrder | null> {
  const open = await backend(getOpenCheckout, {})
  if (!open.ok || open.value.checkout === null) return null
  const { id, orders, total, expiresAt } = open.value.checkout
  return { checkoutId: id, numbers: orders.map((order) => order.id), total, expiresAt }
}
