import type { Cart } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import { accountOwner } from '../../cart/cart-owner.ts'
import { findAvailable } from '../../cart/find-available.ts'
import { mergeCarts } from '../../cart/merge-carts.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findOwnOrder } from './own-order.store.ts'

/**
 * Puts what is still available of an own order into the cart: at least as many pieces as were bought, capped at the stock and 99.
 * Repeating it adds nothing. @returns the carts, without what is sold out or gone
 * @throws ProblemError not_found; sold_out with the products when nothing is available
 */
export async function reorder(
  services: Services,
  { accountId, orderId, lang }: { accountId: string; orderId: string; lang: Language },
): Promise<Cart[]> {
  const order = await findOwnOrder(services.db, accountId, orderId)
  if (!order) throw notFound()
  const products = order.lines.map(({ productId }) => productId)
  const available = await findAvailable(services, accountOwner(accountId), products, lang)
  const lines = order.lines.filter(({ productId }) => available.has(productId))
  if (lines.length === 0)
    throw new ProblemError('sold_out', 'Nothing of this order can be had at the moment.', { products })
  const options = { visitorId: null, lang }
  return (await mergeCarts(services, accountOwner(accountId), lines, options)).carts
}
