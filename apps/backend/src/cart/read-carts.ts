import type { Cart } from '@filiera/contract/cart'
import { MAX_LINE_QUANTITY } from '@filiera/domain/cart-totals'
import { dateInItaly } from '@filiera/domain/holidays'
import type { Language } from '@filiera/domain/languages'
import type { Clock } from '../clock.ts'
import type { Source } from '../database/prepared.ts'
import { cartsAnswer } from './cart.answer.ts'
import { capLines } from './cart.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { type CartLineRow, cartLines } from './cart-reading.store.ts'

/** The date on which a seller's holiday is looked up. */
export const today = (clock: Clock): string => dateInItaly(clock.now())

const isOverStock = ({ quantity, stock }: CartLineRow) =>
  stock > 0 && quantity > Math.min(stock, MAX_LINE_QUANTITY)

/** Carts of lines just read, as {@link readCarts} answers them. */
export async function answerCarts(
  rows: CartLineRow[],
  source: Source,
  clock: Clock,
  owner: CartOwner,
  lang: Language,
): Promise<Cart[]> {
  if (!rows.some(isOverStock)) return cartsAnswer(rows, clock.now())
  await capLines(source, owner)
  const capped = await cartLines(owner, lang, today(clock)).execute(source)
  return cartsAnswer(capped.rows, clock.now())
}

/** Carts of the owner, priced as of now. Lines that the stock no longer covers come down to it, so that what is shown is what a checkout takes. */
export async function readCarts(
  source: Source,
  clock: Clock,
  owner: CartOwner,
  lang: Language,
): Promise<Cart[]> {
  const { rows } = await cartLines(owner, lang, today(clock)).execute(source)
  return answerCarts(rows, source, clock, owner, lang)
}
