import type { Cart } from '@filiera/contract/orders/cart'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import type { Clock } from '../platform/clock.ts'
import type { Executor } from '../platform/database/open-database.ts'
import { presentCarts } from './cart.presenter.ts'
import { capLines } from './cart.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { type CartLineRow, cartLines } from './cart-reading.store.ts'

/** The date on which a seller's holiday is looked up. */
export const today = (clock: Clock): string => dateInItaly(clock.now())

const isOverStock = ({ quantity, stock }: CartLineRow) =>
  stock > 0 && quantity > Math.min(stock, MAX_LINE_QUANTITY)

/** Carts of the owner, priced as of now. Lines that the stock no longer covers come down to it, so that what is shown is what a checkout takes. */
export async function readCarts(
  executor: Executor,
  clock: Clock,
  owner: CartOwner,
  lang: Language,
): Promise<Cart[]> {
  const { rows } = await cartLines(owner, lang, today(clock)).execute(executor)
  if (!rows.some(isOverStock)) return presentCarts(rows, clock.now())
  await capLines(executor, owner)
  const capped = await cartLines(owner, lang, today(clock)).execute(executor)
  return presentCarts(capped.rows, clock.now())
}
