import type { CartItem } from '@filiera/contract/orders/cart'
import { announceFailure, announceSuccess } from '../../notices/notices.ts'
import { takeOut, wayBack } from '../../state/cart/change-cart.ts'
import { removeQuietly, wishFromCart } from '../../state/wishlist/change-wishlist.ts'

/** Moves a line to the wishlist; the notice offers to undo that, with the same quantity. */
export async function saveForLater(cartId: string, item: CartItem): Promise<void> {
  const { productId, title, price, priceDiscounted } = item
  const saving = await wishFromCart({ id: productId, title, price, priceDiscounted })
  if (saving === 'refused') return
  const unsave = () => void (saving === 'added' && removeQuietly([productId]))
  const problem = await takeOut(cartId, productId)
  if (problem) {
    unsave()
    announceFailure('cart_later', problem, { values: { title } })
    return
  }
  const back = wayBack(item)
  const undo = async () => {
    if (await back?.()) unsave()
  }
  announceSuccess('cart_later', { values: { title }, ...(back && { undo }) })
}
