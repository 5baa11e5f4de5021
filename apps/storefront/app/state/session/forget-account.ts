import { dispatchAuth, useAuthStore } from '../auth/auth-store.ts'
import { resetCart } from '../cart/change-cart.ts'
import { forgetStoredInput } from './stored-input.ts'

/** Takes everything of the former user out of this browser; the session is over already. */
export function forgetAccount(): void {
  forgetStoredInput()
  if (!useAuthStore.getState().isLoggedIn) return
  resetCart()
  dispatchAuth({ type: 'logout_success' })
}
