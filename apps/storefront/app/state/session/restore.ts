import { keptAuth } from '../auth/auth-store.ts'
import { keptCart } from '../cart/cart-store.ts'

let restored: Promise<void> | null = null

/** Resolves when login flags and cart lines of this browser have been read, or could not be in time. */
export function restoreBrowserState(): Promise<void> {
  restored ??= Promise.all([keptAuth.read(), keptCart.read()]).then(() => undefined)
  return restored
}
