import { useEffect } from 'react'
import { followOtherTabs } from '../../browser/persisted-storage.ts'
import { AUTH_NAME, authPersistence, useAuthStore } from '../../state/auth/auth-store.ts'
import { cartPersistence, useCartStore } from '../../state/cart/cart-store.ts'
import { restoreBrowserState } from '../../state/session/restore.ts'
import { loadWishlistWhenNeeded } from '../../state/wishlist/load-wishlist-when-needed.ts'

/** Brings cart and login flags back after a reload and keeps the tabs of one browser equal. Renders nothing. */
export function SessionSync() {
  useEffect(() => {
    const stop = followOtherTabs([authPersistence, cartPersistence])
    const stopWishlist = loadWishlistWhenNeeded()
    const leave = (event: StorageEvent) => {
      if (event.key !== AUTH_NAME) return
      void import('../../state/session/leave-page.ts').then(({ leaveForeignPage }) => leaveForeignPage(event))
    }
    window.addEventListener('storage', leave)
    const forget = useAuthStore.subscribe((state, former) => {
      // logged out in another tab: nothing of the former user stays here either
      if (former.isLoggedIn && !state.isLoggedIn && useCartStore.getState().owner === 'account') {
        void import('../../state/cart/change-cart.ts').then(({ resetCart }) => resetCart())
      }
    })
    void restoreBrowserState().then(() => {
      // visitors without an account never load what follows
      if (useAuthStore.getState().isLoggedIn) {
        void import('../../state/session/check-session.ts').then(({ checkSession }) => checkSession())
      }
    })
    return () => {
      stop()
      stopWishlist()
      forget()
      window.removeEventListener('storage', leave)
    }
  }, [])
  return null
}
