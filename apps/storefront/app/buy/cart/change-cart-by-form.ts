import type { BackendCall } from '@filiera/contract/client'
import { uniteWishlist } from '@filiera/contract/customers/wishlist'
import {
  clearCarts,
  OWN_CART_ID,
  putVisitorCart,
  removeCartItem,
  removeVisitorCartItem,
  stepCartItem,
} from '@filiera/contract/orders/cart'
import { cancelOrder } from '@filiera/contract/orders/order-actions'
import type { Problem } from '@filiera/contract/problem'

const unreadable: Problem = {
  type: 'about:blank',
  status: 422,
  title: 'Unprocessable Content',
  detail: 'The form is not complete.',
  code: 'invalid_body',
}

const integer = (value: FormDataEntryValue | null) => {
  const number = Number(value)
  return typeof value === 'string' && value !== '' && Number.isInteger(number) ? number : null
}

function step(backend: BackendCall, signedIn: boolean, productId: string, quantity: number) {
  const input = { body: { productId, quantity } }
  return signedIn ? backend(stepCartItem, input) : backend(putVisitorCart, input)
}

async function takeOut(form: FormData, backend: BackendCall, signedIn: boolean, productId: string) {
  const cartId = form.get('cartId')
  if (typeof cartId !== 'string') return unreadable
  const removed = signedIn
    ? await backend(removeCartItem, { params: { cartId, productId } })
    : await backend(removeVisitorCartItem, { query: { itemId: productId } })
  return removed.ok ? null : removed.problem
}

const wantedOf = (form: FormData) => (integer(form.get('quantity')) ?? 1) + (integer(form.get('step')) ?? 0)

/** The product of a plain form that would leave no piece of it: whoever sends it is asked first (decision 10); null otherwise. */
export function productToAskFor(form: FormData): string | null {
  const productId = form.get('productId')
  const isAsked = form.get('intent') === 'set' && wantedOf(form) < 1 && typeof productId === 'string'
  return isAsked ? productId : null
}

/**
 * One plain form of the cart, by its `intent`: `add`, `set` (perhaps a `step`; nothing left is asked first, see `productToAskFor`), `remove`, `later` (to the wishlist),
 * `clear` or `cancel-order`. @returns the problem, or null when it was done
 */
export async function changeCartByForm(
  form: FormData,
  backend: BackendCall,
  signedIn: boolean,
): Promise<Problem | null> {
  if (form.get('intent') === 'cancel-order') {
    const orderId = form.get('orderId')
    if (typeof orderId !== 'string') return unreadable
    const cancelled = await backend(cancelOrder, { params: { id: orderId }, body: {} })
    return cancelled.ok ? null : cancelled.problem
  }
  if (form.get('intent') === 'clear') {
    const cleared = signedIn
      ? await backend(clearCarts, { params: { id: OWN_CART_ID } })
      : await backend(putVisitorCart, { body: { items: [] } })
    return cleared.ok ? null : cleared.problem
  }
  const productId = form.get('productId')
  if (typeof productId !== 'string' || productId === '') return unreadable
  const quantity = integer(form.get('quantity'))
  switch (form.get('intent')) {
    case 'add': {
      // of several, one that has just sold out does not hold up the others
      let last: Problem | null = null
      for (const id of form.getAll('productId').map(String)) {
        const added = await step(backend, signedIn, id, quantity ?? 1)
        if (!added.ok) last = added.problem
      }
      return last
    }
    case 'set': {
      const current = integer(form.get('current'))
      if (quantity === null || current === null) return unreadable
      const wanted = wantedOf(form)
      if (wanted < 1) return unreadable
      if (wanted === current) return null
      const changed = await step(backend, signedIn, productId, wanted - current)
      return changed.ok ? null : changed.problem
    }
    case 'later': {
      const items = [{ productId, addedAt: new Date().toISOString() }]
      const saved = await backend(uniteWishlist, { body: { items } })
      return saved.ok ? takeOut(form, backend, signedIn, productId) : saved.problem
    }
    case 'remove':
      return takeOut(form, backend, signedIn, productId)
    default:
      return unreadable
  }
}
