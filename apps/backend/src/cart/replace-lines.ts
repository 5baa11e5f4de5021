import type { Cart } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Services } from '../services.ts'
import { deleteOtherLines, lockCarts, setLines } from './cart.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { findWantedProducts } from './cart-reading.store.ts'
import { followWarehouses } from './follow-warehouses.ts'
import { mergedLine } from './merged-line.ts'
import { readCarts, today } from './read-carts.ts'
import type { LineStep } from './step-line.ts'

/** Makes the owner's carts hold exactly these lines, as far as the products exist and the stock allows (decision 11). */
export async function replaceLines(
  { db, clock }: Services,
  owner: CartOwner,
  items: readonly LineStep[],
  lang: Language,
): Promise<Cart[]> {
  const wished = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  await inTransaction(db, async (trx) => {
    await followWarehouses(trx, owner, clock.now())
    const products = await findWantedProducts(trx, owner, [...wished.keys()], lang, today(clock))
    const taken = products.filter(({ published }) => published)
    const warehouses = taken.map(({ warehouseId }) => warehouseId)
    const carts = await lockCarts(trx, owner, warehouses, clock.now())
    await deleteOtherLines(trx, owner, [...wished.keys()])
    const lines = taken.flatMap(({ productId, warehouseId, stock, closed, chargedCents }) => {
      const cartId = carts.get(warehouseId)
      const line = mergedLine(0, wished.get(productId) ?? 1, closed ? 0 : stock)
      return cartId ? [{ ...line, cartId, productId, chargedCents }] : []
    })
    await setLines(trx, lines)
  })
  return readCarts(db, clock, owner, lang)
}
