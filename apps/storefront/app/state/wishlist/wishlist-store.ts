import { create } from 'zustand'
import type { WishlistState } from './wishlist.state.ts'

/** Name in the browser's storage. */
export const WISHLIST_NAME = 'filiera.wishlist.v1'

/**
 * The saved products that hearts and header show. Every page has it, so it stands here alone: how it changes, is kept and
 * reaches the account (`keep-wishlist.ts`) is loaded by those who have a wishlist.
 */
export const useWishlist = create<WishlistState>(() => ({
  owner: 'visitor',
  items: [],
  known: false,
  loading: false,
  error: null,
}))
