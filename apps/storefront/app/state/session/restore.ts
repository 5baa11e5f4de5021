import { useCartStore } from '../cart/cart-store.ts'
import { useAuthStore } from './auth-store.ts'

let restored: Promise<void> | null = null

/** Resolves when login flags and cart lines of this browser have been read, or could not be in time. */
export function restoreBrowserState(): Promise<void> {
  restored ??= Promise.all([useAuthStore.persist.rehydrate(), useCartStore.persist.rehydrate()]).then(
    () => undefined,
  )
  return restored
}
