import type { Problem } from '@filiera/contract/problem'
import { WISHLIST_MAX } from '@filiera/domain/wishlist-limit'
import { announceFailure, announceSuccess } from '../../notices/notices.ts'
import { useAuthStore } from '../auth/auth-store.ts'
import { deleteWish, fetchWishlist, putWishlist } from './wishlist.client.ts'
import { findWish } from './wishlist.state.ts'
import { useWishlist, type WishlistItem } from './wishlist-store.ts'
import { dispatchWishlist, inOrder, leaveSession, readStored, restoreWishlist } from './wishlist-sync.ts'

/** What a heart knows of its product; prices in euros. */
export type WishedProduct = { id: string; title: string; price: number; priceDiscounted: number | null }

const isCustomer = () => useAuthStore.getState().isLoggedIn
const wishes = () => useWishlist.getState().items
const itemOf = ({ id, price, priceDiscounted }: WishedProduct): WishlistItem => ({
  productId: id,
  addedAt: new Date().toISOString(),
  priceWhenAdded: priceDiscounted ?? price,
})

/** What became of an addition: new, there already, or refused, which a notice has said. */
type Saving = 'added' | 'there' | 'refused'

function undoChange(
  productId: string,
  item: WishlistItem | null,
  problem: Problem,
  title: string,
): 'refused' {
  dispatchWishlist({ type: 'failed', productId, item, problem })
  announceFailure('wishlist', problem, { values: { title } })
  if (problem.code === 'not_signed_in') leaveSession()
  return 'refused'
}

function refuseFull(title: string): 'refused' {
  announceSuccess('wishlist_limit', { values: { title } })
  return 'refused'
}

/** The account may have it already, saved in another browser: then its own time and price stay. */
async function addToAccount(item: WishlistItem, title: string): Promise<Saving> {
  const { productId } = item
  const before = await fetchWishlist()
  if (!before.ok) return undoChange(productId, null, before.problem, title)
  const there = findWish(before.value.items, productId)
  if (there) {
    dispatchWishlist({ type: 'confirmed', item: there })
    return 'there'
  }
  const united = await putWishlist([item])
  if (!united.ok) return undoChange(productId, null, united.problem, title)
  const added = findWish(united.value.items, productId)
  if (added) {
    dispatchWishlist({ type: 'confirmed', item: added })
    return 'added'
  }
  // filled up in another browser meanwhile
  dispatchWishlist({ type: 'remove', productId })
  return refuseFull(title)
}

async function saveWish(item: WishlistItem, title: string): Promise<Saving> {
  if (findWish(wishes(), item.productId)) return 'there'
  if (wishes().length >= WISHLIST_MAX) return refuseFull(title)
  dispatchWishlist({ type: 'add', item })
  return isCustomer() ? inOrder(() => addToAccount(item, title)) : 'added'
}

async function add(item: WishlistItem, title: string): Promise<void> {
  if ((await saveWish(item, title)) === 'there') announceSuccess('wishlist_add', { values: { title } })
}

async function takeOff(productId: string): Promise<Problem | null> {
  dispatchWishlist({ type: 'remove', productId })
  const result = isCustomer() ? await inOrder(() => deleteWish(productId)) : null
  // what is gone already, in another tab or browser, is what was wanted
  return result && !result.ok && result.problem.code !== 'not_found' ? result.problem : null
}

async function remove(productId: string, title: string): Promise<void> {
  const item = findWish(wishes(), productId)
  if (!item) return
  const problem = await takeOff(productId)
  if (problem) {
    undoChange(productId, item, problem, title)
    return
  }
  announceSuccess('wishlist_remove', { values: { title }, undo: () => void add(item, title) })
}

/**
 * Saves a product or takes it off, as whoever pressed saw it: what he adds although it is there already only gets the
 * warning `wishlist_add_exists` (specification §5). A removal can be undone.
 */
export async function changeWish(product: WishedProduct, isSaved: boolean): Promise<void> {
  await restoreWishlist()
  await readStored()
  const { id, title } = product
  return isSaved ? remove(id, title) : add(itemOf(product), title)
}

/** Saves a product that leaves the cart: whoever moves it says so, only a refusal is said here. */
export async function wishFromCart(product: WishedProduct): Promise<Saving> {
  await restoreWishlist()
  await readStored()
  return saveWish(itemOf(product), product.title)
}

/** Takes products off without a word: what is no longer sold, or went back to the cart. What the account keeps stays. */
export async function removeQuietly(productIds: readonly string[]): Promise<void> {
  for (const productId of productIds) {
    const item = findWish(wishes(), productId)
    const problem = await takeOff(productId)
    if (problem) dispatchWishlist({ type: 'failed', productId, item, problem })
  }
}
