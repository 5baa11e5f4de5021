import type { BackendCall } from '@filiera/contract/client'
import type { Cart } from '@filiera/contract/orders/cart'
import { reorder } from '@filiera/contract/orders/order-actions'
import { getOrder } from '@filiera/contract/orders/orders'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import { type Missing, missingOfOrder } from './reorder.state.ts'

/** What became of a repeated order: the carts with what could not be had, or why there is nothing. */
export type Reordered = { ok: true; carts: Cart[]; missing: Missing[] } | { ok: false; problem: Problem }

/** Puts an order of the customer into the carts again and says what of it is missing there. */
export async function reorderAgain(backend: BackendCall, id: string, lang: Language): Promise<Reordered> {
  const order = await backend(getOrder, { params: { id } })
  if (!order.ok) return order
  const answered = await backend(reorder, { params: { id }, query: { lang }, body: {} })
  if (!answered.ok) return answered
  return { ok: true, carts: answered.value, missing: missingOfOrder(order.value.items, answered.value) }
}
