import type { Cart } from '@filiera/contract/orders/cart'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import type { Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Database } from '../platform/database/open-database.ts'
import { presentCarts } from './cart.presenter.ts'
import { capLines } from './cart.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { type CartLineRow, cartLines } from './cart-reading.store.ts'
import { followWarehouses } from './follow-warehouses.ts'

/** The date on which a seller's holiday is looked up. */
export const today = (clock: Clock): string => dateInItaly(clock.now())

const isOverStock = ({ quantity, stock }: CartLineRow) =>
  stock > 0 && quantity > Math.min(stock, MAX_LINE_QUANTITY)

/**
 * Carts of the owner, priced as of now. Lines of products that were moved go to the cart of their warehouse, and those that the stock no
 * longer covers come down to it, so that what is shown is what a checkout takes.
 */
export async function readCarts(
  db: Database,
  clock: Clock,
  owner: CartOwner,
  lang: Language,
): Promise<Cart[]> {
  const read = async () => (await cartLines(owner, lang, today(clock)).execute(db)).rows
  let rows = await read()
  if (rows.some(({ moved }) => moved)) {
    await inTransaction(db, (trx) => followWarehouses(trx, owner, clock.now()))
    rows = await read()
  }
  if (rows.some(isOverStock)) {
    await capLines(db, owner)
    rows = await read()
  }
  return presentCarts(rows, clock.now())
}
