import { centsToEuros } from '@filiera/domain/money/money'
import { writeAudit } from '../../platform/audit/audit.store.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { reducedSince } from '../seller-products/reduced-since.ts'
import { lockSellerProduct, updateLive } from '../seller-products/seller-products.store.ts'
import { decideOffers, type OpenOffer } from './decide-offers.ts'
import {
  type DueProduct,
  findAsked,
  findDue,
  findOpenOffers,
  markMissed,
  markRunning,
} from './offers.store.ts'

/** How often offers are looked for that begin or end, in milliseconds. */
export const OFFERS_POLL_MS = 1_000
const BATCH = 100

type Work = Pick<Services, 'db' | 'clock'>

/** Notes a price that the clock changed, for who asked for it. */
async function audit(
  trx: Transaction,
  { product_id: id }: DueProduct,
  offer: string,
  [before, after]: readonly [number | null, number | null],
  at: Date,
): Promise<void> {
  const actor = await findAsked(trx, offer)
  if (!actor) return
  const said = (cents: number | null) => ({ priceDiscounted: cents === null ? null : centsToEuros(cents) })
  await writeAudit(trx, actor, {
    kind: 'product',
    id,
    before: said(before),
    after: { ...said(after), offer },
    at,
  })
}

/** Lets begin and end what is due of a product; who locks its row decides. @returns whether its price changed */
async function followProduct({ db, clock }: Work, due: DueProduct): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { product_id: id } = due
    const product = await lockSellerProduct(trx, due.seller_id, id)
    if (!product) return false
    const at = clock.now()
    const offers = (await findOpenOffers(trx, [id])).get(id) ?? []
    const { begins, ends, missed } = decideOffers(product.price_cents, offers, at)
    await markMissed(
      trx,
      missed.map((offer) => offer.id),
      at,
    )
    const changed: OpenOffer | undefined =
      begins ?? (ends ? offers.find(({ state }) => state === 'running') : undefined)
    // another worker was first, or somebody put it off
    if (!changed) return false
    const before = product.discounted_cents
    if (begins) {
      const discount_started_at = reducedSince(product, begins.discounted_cents, at)
      await markRunning(trx, id, begins.id, discount_started_at, at)
      await updateLive(trx, id, { discounted_cents: begins.discounted_cents, discount_started_at }, at)
    } else await updateLive(trx, id, { discounted_cents: null, discount_started_at: null }, at)
    await audit(trx, due, changed.id, [before, begins?.discounted_cents ?? null], at)
    await announceProducts(trx, [id])
    return true
  })
}

/**
 * Lets the offers begin and end whose time has come, each product in a transaction of its own; safe with several workers.
 * @returns how many prices changed
 */
export async function followOffers(work: Work): Promise<number> {
  let changed = 0
  const errors: unknown[] = []
  for (let after = '0'; ; ) {
    const products = await findDue(work.db, work.clock.now(), { after, limit: BATCH })
    for (const due of products)
      try {
        if (await followProduct(work, due)) changed++
      } catch (error) {
        // one that fails must not keep the others waiting
        errors.push(error)
      }
    const last = products.at(-1)
    if (!last || products.length < BATCH) break
    after = last.product_id
  }
  if (errors.length > 0) throw errors[0]
  return changed
}
