import { oneByOne } from '../../browser/one-by-one.ts'
import { followOtherTabs, persistedStorage } from '../../browser/persisted-storage.ts'
import { dispatchAuth, useAuthStore } from '../auth/auth-store.ts'
import { restoreBrowserState } from '../session/restore.ts'
import { fetchWishlist, putWishlist } from './wishlist.client.ts'
import { isStoredWishlist, reduceWishlist, type WishlistAction } from './wishlist.state.ts'
import { type StoredWishlist, useWishlist, WISHLIST_NAME } from './wishlist-store.ts'

const storage = persistedStorage<StoredWishlist>(isStoredWishlist)
let started: Promise<void> | null = null

export function dispatchWishlist(action: WishlistAction): void {
  useWishlist.setState((state) => reduceWishlist(state, action), true)
}

export const inOrder = oneByOne()

/** The session ended behind our back: what follows clears the account's list. */
export const leaveSession = () => dispatchAuth({ type: 'session_lost' })

/** Reads what this browser stores: another tab may have changed it just now. */
export async function readStored(): Promise<void> {
  const stored = await storage.getItem(WISHLIST_NAME)
  dispatchWishlist({ type: 'restored', stored })
}

/** Asks for the account's list; what a visitor saved joins it (decision 6). When that fails it waits for the next page. */
function syncWithAccount(): Promise<void> {
  return inOrder(async () => {
    dispatchWishlist({ type: 'request' })
    const { owner, items } = useWishlist.getState()
    const isNew = owner === 'visitor' && items.length > 0
    const result = await (isNew ? putWishlist(items) : fetchWishlist())
    if (!useAuthStore.getState().isLoggedIn) return
    if (result.ok) dispatchWishlist({ type: 'loaded', items: result.value.items })
    else {
      dispatchWishlist({ type: 'error', problem: result.problem })
      if (result.problem.code === 'not_signed_in') leaveSession()
    }
  })
}

function storeChanges(): void {
  useWishlist.subscribe(({ owner, items }, former) => {
    if (items === former.items && owner === former.owner) return
    // a browser that keeps nothing need not load this file the next time
    if (items.length === 0 && owner === 'visitor') void storage.removeItem(WISHLIST_NAME)
    else void storage.setItem(WISHLIST_NAME, { owner, items })
  })
  followOtherTabs([{ name: WISHLIST_NAME, read: readStored }])
  useAuthStore.subscribe((state, former) => {
    if (state.isLoggedIn && !former.isLoggedIn) void syncWithAccount()
    // the former user's wishes leave with him (§4), here and in every tab
    if (!state.isLoggedIn && former.isLoggedIn) dispatchWishlist({ type: 'cleared' })
  })
}

/** Reads the wishlist of this browser, keeps it from then on, and unites it with the account of who is logged in. */
export function restoreWishlist(): Promise<void> {
  started ??= (async () => {
    await restoreBrowserState()
    await readStored()
    storeChanges()
    const isLoggedIn = useAuthStore.getState().isLoggedIn
    if (isLoggedIn) void syncWithAccount()
    else if (useWishlist.getState().owner === 'account') dispatchWishlist({ type: 'cleared' })
  })()
  return started
}
