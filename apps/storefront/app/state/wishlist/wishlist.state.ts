import type { Problem } from '@filiera/contract/problem'
import { eurosToCents } from '@filiera/domain/money/money'
import { noWishlist, type StoredWishlist, type WishlistItem, type WishlistState } from './wishlist-store.ts'

export type WishlistAction =
  /** What this browser stores, null for nothing, undefined when it cannot be read: at the start, or because another tab changed it. */
  | { type: 'restored'; stored: StoredWishlist | null | undefined }
  | { type: 'request' }
  /** The whole list of the account. */
  | { type: 'loaded'; items: WishlistItem[] }
  | { type: 'add'; item: WishlistItem }
  /** What the server says of one product that was added. */
  | { type: 'confirmed'; item: WishlistItem }
  | { type: 'remove'; productId: string }
  /** Takes back what was shown before the server answered: an addition, or with `item` a removal. */
  | { type: 'failed'; productId: string; item: WishlistItem | null; problem: Problem }
  | { type: 'error'; problem: Problem }
  | { type: 'cleared' }

export const findWish = (items: readonly WishlistItem[], productId: string): WishlistItem | null =>
  items.find((item) => item.productId === productId) ?? null

const without = (items: readonly WishlistItem[], productId: string) =>
  items.filter((item) => item.productId !== productId)

/** Latest first; two tabs may have added in another order. */
const sorted = (items: readonly WishlistItem[]) =>
  [...items].sort((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt))

/** Wishlist of the specification (§4): adding what is there already changes nothing. */
export function reduceWishlist(state: WishlistState, action: WishlistAction): WishlistState {
  switch (action.type) {
    case 'restored':
      if (action.stored === undefined) return { ...state, known: true }
      return { ...state, ...(action.stored ?? { owner: 'visitor', items: [] }), known: true }
    case 'request':
      return { ...state, loading: true, error: null }
    case 'loaded':
      return { owner: 'account', items: action.items, known: true, loading: false, error: null }
    case 'add':
      if (findWish(state.items, action.item.productId)) return state
      return { ...state, items: [action.item, ...state.items], error: null }
    case 'confirmed':
      return { ...state, items: sorted([action.item, ...without(state.items, action.item.productId)]) }
    case 'remove':
      return { ...state, items: without(state.items, action.productId), error: null }
    case 'failed': {
      const others = without(state.items, action.productId)
      return {
        ...state,
        items: action.item ? sorted([action.item, ...others]) : others,
        error: action.problem,
      }
    }
    case 'error':
      return { ...state, loading: false, error: action.problem }
    case 'cleared':
      return { ...noWishlist, known: true }
  }
}

const isItem = (value: unknown): value is WishlistItem =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  /^[1-9]\d{0,17}$/.test(value.productId) &&
  'addedAt' in value &&
  typeof value.addedAt === 'string' &&
  !Number.isNaN(Date.parse(value.addedAt)) &&
  'priceWhenAdded' in value &&
  typeof value.priceWhenAdded === 'number'

/** Guards what a browser's storage hands back. */
export const isStoredWishlist = (value: unknown): value is StoredWishlist =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  (value.owner === 'visitor' || value.owner === 'account') &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isItem)

/** Most ids of one call for products (`selectProducts`). */
const SELECTION_MAX = 100

/** A list in parts that one call takes. */
export const parts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / SELECTION_MAX) }, (_, at) =>
    list.slice(at * SELECTION_MAX, (at + 1) * SELECTION_MAX),
  )

/** What happened to a saved product since it was added (decision 36). */
export type WishChange = 'price_up' | 'price_down' | 'sold_out' | null

/** Sold out says more than a price. */
export function changeSince(
  item: Pick<WishlistItem, 'priceWhenAdded'>,
  product: { price: number; priceDiscounted: number | null; available: boolean; closedUntil?: string },
): WishChange {
  // the card says when a shop on holiday is back
  if (!product.available && !product.closedUntil) return 'sold_out'
  const now = eurosToCents(product.priceDiscounted ?? product.price)
  const before = eurosToCents(item.priceWhenAdded)
  if (now === before) return null
  return now > before ? 'price_up' : 'price_down'
}
