import { useAuthStore } from '../auth/auth-store.ts'
import { WISHLIST_NAME } from './wishlist-store.ts'

/** Loads what keeps the wishlist once there is one: stored here, in another tab, or with the account. Returns the end of it. */
export function loadWishlistWhenNeeded(): () => void {
  const load = () => void import('./wishlist-sync.ts').then(({ restoreWishlist }) => restoreWishlist())
  const loadOnChange = ({ key }: StorageEvent) => key === WISHLIST_NAME && load()
  try {
    if (WISHLIST_NAME in localStorage) load()
  } catch {
    // storage is forbidden in this browser: nothing is stored
  }
  window.addEventListener('storage', loadOnChange)
  const stop = useAuthStore.subscribe(({ isLoggedIn }) => isLoggedIn && load())
  return () => {
    window.removeEventListener('storage', loadOnChange)
    stop()
  }
}
