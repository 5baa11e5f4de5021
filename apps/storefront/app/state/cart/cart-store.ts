import { create } from 'zustand'
import { persistedStorage, persistStore } from '../../browser/persisted-storage.ts'
import { type CartLine, type CartOwner, type CartState, emptyCart, restoreLines } from './cart.state.ts'

/** What of the cart survives a reload: never prices, which belong to the server (decision 26). */
type PersistedCart = { owner: CartOwner; lines: CartLine[] }

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  'quantity' in value &&
  Number.isInteger(value.quantity)

function isPersistedCart(value: unknown): value is PersistedCart {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    (value.owner === 'visitor' || value.owner === 'account') &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    value.lines.every(isLine)
  )
}

/** The cart of this browser; `filiera.cart.v1` in the browser's storage. Every change goes through `reduceCart`, which is loaded with the first one. */
export const useCartStore = create<CartState>()(() => emptyCart)

export const cartPersistence = persistStore(useCartStore, {
  name: 'filiera.cart.v1',
  storage: persistedStorage(isPersistedCart),
  part: ({ owner, confirmedLines }): PersistedCart => ({ owner, lines: confirmedLines }),
  merge: ({ owner, lines }, state) => restoreLines(state, owner, lines),
})

/** `filiera.cart-titles.v1`: how the lines are called, for the page without a network (`offline/`). They go with the lines. */
const TITLES = 'filiera.cart-titles.v1'

if (!import.meta.env.SSR)
  useCartStore.subscribe(({ confirmed, confirmedLines }, before) => {
    if (confirmed === before.confirmed && confirmedLines === before.confirmedLines) return
    const items = confirmed.flatMap((cart) => cart.items)
    try {
      if (confirmedLines.length === 0) localStorage.removeItem(TITLES)
      else if (items.length > 0)
        localStorage.setItem(
          TITLES,
          JSON.stringify(Object.fromEntries(items.map(({ productId, title }) => [productId, title]))),
        )
    } catch {
      // storage is forbidden or full: the lines go without their names
    }
  })
