import type { Address } from '@filiera/contract/customers/addresses'
import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import type { ChangedLine } from '@filiera/contract/problem'
import type { ShippingMethod } from '@filiera/domain/places/shipping'
import { stepCarts } from '../../state/cart/reduce-cart.ts'
import { type CheckoutTotals, checkoutTotals, destinationOf } from './checkout-totals.ts'

/** A line of the cart that is not as the customer saw it; prices of one piece in euros. */
export type ReviewChange = {
  productId: string
  cartId: string
  title: string
  /** Pieces that the order takes now; 0 when it cannot be had at all. */
  quantity: number
  /** There are fewer pieces than the customer wanted. */
  isFewer: boolean
  price: number
  /** The price that the customer saw, where it was another. */
  priceBefore: number | null
}

function changeOf(cartId: string, item: CartItem, refused: ChangedLine | undefined): ReviewChange | null {
  const { productId, title, available, quantity, change } = item
  const price = item.priceDiscounted ?? item.price
  if (!available) return { productId, cartId, title, quantity: 0, isFewer: true, price, priceBefore: null }
  const isOtherPrice = change === 'price_up' || change === 'price_down'
  const before = refused ? refused.priceBefore : isOtherPrice ? item.priceWhenAdded : null
  const isFewer = change === 'capped' || (refused !== undefined && quantity < refused.quantity)
  const priceBefore = before === price ? null : before
  if (!isFewer && priceBefore === null) return null
  return { productId, cartId, title, quantity, isFewer, price, priceBefore }
}

/** What the customer is shown before ordering: what the refusal of an order named, and what the cart says by itself (decision 36). */
export function reviewChanges(carts: readonly Cart[], refused: readonly ChangedLine[]): ReviewChange[] {
  return carts.flatMap((cart) =>
    cart.items.flatMap((item) => {
      const named = refused.find(({ productId }) => productId === item.productId)
      return changeOf(cart.id, item, named) ?? []
    }),
  )
}

/** The carts without what cannot be had: what the order would take. */
export function buyableCarts(carts: readonly Cart[]): Cart[] {
  return carts.flatMap((cart) => {
    const items = cart.items.filter((item) => item.available)
    return items.length > 0 ? [{ ...cart, items }] : []
  })
}

type Shown = {
  carts: Cart[]
  totals: CheckoutTotals
  shipping: Address | null
  query: { method: ShippingMethod | null }
}

/** The review without lines that the customer is about to remove, so that every sum on the screen is the one that is ordered. */
export function withoutLines<Data extends Shown>(data: Data, removed: ReadonlySet<string>): Data {
  if (removed.size === 0) return data
  const carts = [...removed].reduce<Cart[]>(
    (left, productId) => stepCarts(left, { productId, removed: true }),
    data.carts,
  )
  const destination = data.shipping ? destinationOf(data.shipping) : null
  return { ...data, carts, totals: checkoutTotals(carts, destination, data.query.method) }
}

/** The payment step with another way to ship than the one of the address. */
export function withMethod<Data extends Shown>(data: Data, method: ShippingMethod | null): Data {
  const { carts, shipping } = data
  if (!method || !shipping) return data
  return { ...data, totals: checkoutTotals(carts, destinationOf(shipping), method) }
}
