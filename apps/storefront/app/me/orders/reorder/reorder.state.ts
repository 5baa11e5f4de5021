import type { Cart } from '@filiera/contract/orders/cart'
import type { Order } from '@filiera/contract/orders/orders'

/** A line of an order that could not be had again as it was. */
export type Missing = { productId: string; title: string; wanted: number; had: number }

/** What the carts lack of an order after it was put into them: less than was ordered, or nothing at all. */
export function missingOfOrder(
  items: readonly Pick<Order['items'][number], 'productId' | 'title' | 'quantity'>[],
  carts: readonly Cart[],
): Missing[] {
  const lines = carts.flatMap((cart) => cart.items)
  return items.flatMap(({ productId, title, quantity: wanted }) => {
    const line = lines.find((candidate) => candidate.productId === productId)
    const had = line?.available ? line.quantity : 0
    return had < wanted ? [{ productId, title, wanted, had }] : []
  })
}
