import type { Wishlist } from '@filiera/contract/customers/wishlist'
import type { Problem } from '@filiera/contract/problem'
import { create } from 'zustand'

/** Name in the browser's storage. */
export const WISHLIST_NAME = 'filiera.wishlist.v1'

/** A saved product: when, and the price to pay for one piece then, in euros (decision 6). */
export type WishlistItem = Wishlist['items'][number]
export type WishlistOwner = 'visitor' | 'account'

/** What survives a reload (decision 26). */
export type StoredWishlist = { owner: WishlistOwner; items: WishlistItem[] }

/** The latest added first. `known`: what this browser stores, or the account has, has been read. */
export type WishlistState = StoredWishlist & { known: boolean; loading: boolean; error: Problem | null }

export const noWishlist: WishlistState = {
  owner: 'visitor',
  items: [],
  known: false,
  loading: false,
  error: null,
}

/**
 * The saved products that hearts and header show. Every page has it, so it stands here alone: how it changes, is kept and
 * reaches the account (`wishlist-sync.ts`) is loaded by those who have a wishlist.
 */
export const useWishlist = create<WishlistState>(() => noWishlist)
