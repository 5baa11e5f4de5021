import { dispatchAuth } from '../auth/auth-store.ts'
import { useCartStore } from '../cart/cart-store.ts'
import { loadCarts, mergeAtLogin, resetCart } from '../cart/change-cart.ts'
import { fetchUser } from './account.client.ts'

/** Asks once a page load whether the session is still there; an unreachable server changes nothing. */
export async function checkSession(): Promise<void> {
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
