import type { Problem } from '@filiera/contract/problem'
import { WISHLIST_MAX } from '@filiera/domain/wishlist-limit'
import { useAuthStore } from '../account/auth-store.ts'
import { announceFailure, announceSuccess } from '../notices/notices.ts'
import { dispatchWishlist, inOrder, leaveSession, readStored, restoreWishlist } from './keep-wishlist.ts'
import { deleteWish, fetchWishlist, putWishlist } from './wishlist.client.ts'
import { findWish, type WishlistItem } from './wishlist.state.ts'
import { useWishlist } from './wishlist-store.ts'

/** What a heart knows of its product; prices in euros. */
export type WishedProduct = { id: string; title: string; price: number; priceDiscounted: number | null }

const isCustomer = () => useAuthStore.getState().isLoggedIn
const wishes = () => useWishlist.getState().items

function takeBack(productId: string, item: WishlistItem | null, problem: Problem, title: string): void {
  dispatchWishlist({ type: 'failed', productId, item, problem })
  announceFailure('wishlist', problem, { values: { title } })
  if (problem.code === 'not_signed_in') leaveSession()
}

/** The account may have it already, saved in another browser: then its own time and price stay. */
async function addToAccount(item: WishlistItem, title: string): Promise<void> {
  const { productId } = item
  const before = await fetchWishlist()
  if (!before.ok) return takeBack(productId, null, before.problem, title)
  const there = findWish(before.value.items, productId)
  if (there) {
    dispatchWishlist({ type: 'confirmed', item: there })
    announceSuccess('wishlist_add', { values: { title } })
    return
  }
  const united = await putWishlist([item])
  if (!united.ok) return takeBack(productId, null, united.problem, title)
  const added = findWish(united.value.items, productId)
  if (added) dispatchWishlist({ type: 'confirmed', item: added })
  else {
    // filled up in another browser meanwhile
    dispatchWishlist({ type: 'remove', productId })
    announceSuccess('wishlist_limit', { values: { title } })
  }
}

async function add(item: WishlistItem, title: string): Promise<void> {
  if (findWish(wishes(), item.productId)) {
    announceSuccess('wishlist_add', { values: { title } })
    return
  }
  if (wishes().length >= WISHLIST_MAX) {
    announceSuccess('wishlist_limit', { values: { title } })
    return
  }
  dispatchWishlist({ type: 'add', item })
  if (isCustomer()) await inOrder(() => addToAccount(item, title))
}

async function remove(productId: string, title: string): Promise<void> {
  const item = findWish(wishes(), productId)
  if (!item) return
  dispatchWishlist({ type: 'remove', productId })
  const result = isCustomer() ? await inOrder(() => deleteWish(productId)) : null
  // what is gone already, in another tab or browser, is what was wanted
  if (result && !result.ok && result.problem.code !== 'not_found') {
    takeBack(productId, item, result.problem, title)
    return
  }
  announceSuccess('wishlist_remove', { values: { title }, undo: () => void add(item, title) })
}

/**
 * Saves a product or takes it off, as whoever pressed saw it: what he adds although it is there already only gets the
 * warning `wishlist_add_exists` (specification §5). A removal can be taken back.
 */
export async function changeWish(product: WishedProduct, isSaved: boolean): Promise<void> {
  await restoreWishlist()
  await readStored()
  const { id, title, price, priceDiscounted } = product
  if (isSaved) return remove(id, title)
  const addedAt = new Date().toISOString()
  return add({ productId: id, addedAt, priceWhenAdded: priceDiscounted ?? price }, title)
}

/** Takes products off that are no longer sold; there is nothing to show of them. */
export async function removeGone(productIds: readonly string[]): Promise<void> {
  for (const productId of productIds) {
    dispatchWishlist({ type: 'remove', productId })
    if (isCustomer()) await inOrder(() => deleteWish(productId))
  }
}
