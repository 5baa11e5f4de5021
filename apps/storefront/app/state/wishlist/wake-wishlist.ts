import { useAuthStore } from '../session/auth-store.ts'
import { WISHLIST_NAME } from './wishlist-store.ts'

/** Loads what keeps the wishlist once there is one: stored here, in another tab, or with the account. Returns the end of it. */
export function wakeWishlist(): () => void {
  const wake = () => void import('./keep-wishlist.ts').then(({ restoreWishlist }) => restoreWishlist())
  const wakeOnChange = ({ key }: StorageEvent) => key === WISHLIST_NAME && wake()
  try {
    if (WISHLIST_NAME in localStorage) wake()
  } catch {
    // storage is forbidden in this browser: nothing is stored
  }
  window.addEventListener('storage', wakeOnChange)
  const stop = useAuthStore.subscribe(({ isLoggedIn }) => isLoggedIn && wake())
  return () => {
    window.removeEventListener('storage', wakeOnChange)
    stop()
  }
}
