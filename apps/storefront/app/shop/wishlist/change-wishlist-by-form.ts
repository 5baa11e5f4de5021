import type { BackendCall } from '@filiera/contract/client'
import { getWishlist, removeWishlistItem, uniteWishlist } from '@filiera/contract/customers/wishlist'
import { stepCartItem } from '@filiera/contract/orders/cart'
import type { ProblemCode } from '@filiera/contract/problem'
import { findWish } from '../../state/wishlist/wishlist.state.ts'

/** `exists`: it was there already (specification §5) · `bought`: go to the cart · a code: it failed. */
export type FormOutcome = 'done' | 'exists' | 'bought' | ProblemCode

async function add(backend: BackendCall, productId: string): Promise<FormOutcome> {
  const list = await backend(getWishlist, {})
  if (!list.ok) return list.problem.code
  if (findWish(list.value.items, productId)) return 'exists'
  const addedAt = new Date().toISOString()
  const united = await backend(uniteWishlist, { body: { items: [{ productId, addedAt }] } })
  return united.ok ? 'done' : united.problem.code
}

async function remove(backend: BackendCall, productIds: readonly string[]): Promise<FormOutcome> {
  for (const productId of productIds) {
    const removed = await backend(removeWishlistItem, { params: { productId } })
    if (!removed.ok && removed.problem.code !== 'not_found') return removed.problem.code
  }
  return 'done'
}

async function buy(backend: BackendCall, productIds: readonly string[]): Promise<FormOutcome> {
  let failed: ProblemCode | null = null
  for (const productId of productIds) {
    const added = await backend(stepCartItem, { body: { productId, quantity: 1 } })
    // one that has just sold out does not hold up the others
    if (!added.ok) failed = added.problem.code
  }
  return failed ?? 'bought'
}

/** One plain form of a customer's list: `intent` is `add` with `productId`, `remove` or `buy` with one or several. */
export async function changeWishlistByForm(form: FormData, backend: BackendCall): Promise<FormOutcome> {
  const productIds = form.getAll('productId').filter((id) => typeof id === 'string' && id !== '')
  const [productId] = productIds
  if (typeof productId !== 'string') return 'invalid_body'
  switch (form.get('intent')) {
    case 'add':
      return add(backend, productId)
    case 'remove':
      return remove(backend, productIds.map(String))
    case 'buy':
      return buy(backend, productIds.map(String))
    default:
      return 'invalid_body'
  }
}
