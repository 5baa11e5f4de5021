import { useEffect } from 'react'
import { followOtherTabs } from '../browser/persisted-storage.ts'
import { useCartStore } from '../cart/cart-store.ts'
import { loadCarts, mergeAtLogin, resetCart } from '../cart/change-cart.ts'
import { fetchUser } from './account.client.ts'
import { dispatchAuth, useAuthStore } from './auth-store.ts'
import { restoreBrowserState } from './restore.ts'

/** Asks once a page load whether the session is still there; an unreachable server changes nothing. */
async function checkSession(): Promise<void> {
  const user = await fetchUser()
  if (user.ok) {
    const { username, groups, name, profile } = user.value
    dispatchAuth({
      type: 'session_found',
      session: { username, groups, name, profilePhoto: profile.photoUrl },
    })
    await (useCartStore.getState().owner === 'visitor' ? mergeAtLogin() : loadCarts())
  } else if (user.problem.code === 'not_signed_in') {
    dispatchAuth({ type: 'session_lost' })
    if (useCartStore.getState().owner === 'account') resetCart()
  }
}

/** Brings cart and login flags back after a reload and keeps the tabs of one browser equal. Renders nothing. */
export function SessionKeeper() {
  useEffect(() => {
    const stop = followOtherTabs([useAuthStore, useCartStore])
    const forget = useAuthStore.subscribe((state, former) => {
      // logged out in another tab: nothing of the former user stays here either
      if (former.isLoggedIn && !state.isLoggedIn && useCartStore.getState().owner === 'account') resetCart()
    })
    void restoreBrowserState().then(() => {
      if (useAuthStore.getState().isLoggedIn) void checkSession()
    })
    return () => {
      stop()
      forget()
    }
  }, [])
  return null
}
