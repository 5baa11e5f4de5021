import type { Checkout } from '@filiera/contract/orders/orders'

/** The order of the customer that waits for its payment, as the cart and the review show it. */
export type UnpaidOrder = {
  checkoutId: string
  numbers: string[]
  total: number
  expiresAt: string
  items: { productId: string; image: string }[]
}

export function unpaidOrder(checkout: Checkout | null): UnpaidOrder | null {
  if (!checkout) return null
  const { id, orders, total, expiresAt } = checkout
  return {
    checkoutId: id,
    numbers: orders.map((order) => order.id),
    total,
    expiresAt,
    items: orders.flatMap((order) => order.items).map(({ productId, image }) => ({ productId, image })),
  }
}
