import { getVisitorCarts, mergeCart, putVisitorCart } from '@filiera/contract/cart'
import type { BackendCall } from '@filiera/contract/client'
import { linesOf } from './cart.state.ts'

/**
 * Unites the visitor's cart with the account after a login without JavaScript (decision 12): `visitor` still speaks
 * with the cart cookie, `customer` with the new session. A failed merge leaves the visitor's cart as it is.
 */
export async function mergeOnServer(visitor: BackendCall, customer: BackendCall): Promise<void> {
  const carts = await visitor(getVisitorCarts, {})
  if (!carts.ok) return
  const items = linesOf(carts.value)
  if (items.length === 0) return
  const merged = await customer(mergeCart, { body: { id: -1, items } })
  if (merged.ok) await visitor(putVisitorCart, { body: { items: [] } })
}
