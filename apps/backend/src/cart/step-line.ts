import type { Cart } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import { assertSellersPayable } from '../catalog/sellers/assert-sellers-payable.ts'
import { notFound, ProblemError } from '../platform/problem-error.ts'
import type { Services } from '../services.ts'
import { additionToLine, deleteLine, reduceLine } from './cart-line.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { readCarts, today } from './read-carts.ts'

/** Another tab may add between the two statements of a decrease; more than a few times in a row is no accident. */
const MAX_TRIES = 5

export type LineStep = {
  productId: string
  quantity: number
  /** Place of a new line (ISO 8601); the last one unless given. */
  addedAt?: string | undefined
}

const soldOut = (productId: string, detail: string) =>
  new ProblemError('sold_out', detail, { products: [productId] })

async function add(
  { db, clock }: Services,
  owner: CartOwner,
  step: LineStep,
  lang: Language,
): Promise<Cart[]> {
  const { productId } = step
  const addition = additionToLine(owner, { ...step, now: clock.now(), today: today(clock) })
  const [added] = (await addition.execute(db)).rows
  if (!added?.published) throw notFound()
  if (added.quantity !== null) return readCarts(db, clock, owner, lang)
  if (added.closed) throw soldOut(productId, 'The producer is on holiday: come back after it.')
  if (!added.payable) await assertSellersPayable(db, [{ productId, sellerId: added.sellerId }])
  throw soldOut(productId, 'This product is sold out.')
}

async function takeAway(
  { db }: Services,
  owner: CartOwner,
  productId: string,
  pieces: number,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (await reduceLine(db, owner, productId, pieces)) return
    if (await deleteLine(db, owner, productId, { pieces })) return
  }
  throw notFound()
}

/**
 * Adds pieces of a product (+n) or takes them away (−n); taking the last ones removes the line (decision 10).
 * @throws ProblemError not_found (unknown product or no such line), sold_out (also while the seller is on holiday), seller_not_payable
 */
export async function stepLine(
  services: Services,
  owner: CartOwner,
  step: LineStep,
  lang: Language,
): Promise<Cart[]> {
  if (step.quantity > 0) return add(services, owner, step, lang)
  await takeAway(services, owner, step.productId, -step.quantity)
  return readCarts(services.db, services.clock, owner, lang)
}
