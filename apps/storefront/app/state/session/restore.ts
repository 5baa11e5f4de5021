import { authPersistence } from '../auth/auth-store.ts'
import { cartPersistence } from '../cart/cart-store.ts'

let restored: Promise<void> | null = null

/** Resolves when login flags and cart lines of this browser have been read, or could not be in time. */
export function restoreBrowserState(): Promise<void> {
  restored ??= Promise.all([authPersistence.read(), cartPersistence.read()]).then(() => undefined)
  return restored
}
