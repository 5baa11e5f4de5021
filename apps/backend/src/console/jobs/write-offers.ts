import type { ShopActor } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import type { OpenOffer } from '../offers/decide-offers.ts'
import { deleteComing, findOpenOffers, insertComing, writeOffer } from '../offers/offers.store.ts'
import { updateLive } from '../seller-products/seller-products.store.ts'

const timeOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Puts an offer to come on a product, or takes it off; one that began meanwhile ends. */
async function writeComing(
  trx: Transaction,
  actor: ShopActor,
  { id, offers }: { id: string; offers: readonly OpenOffer[] },
  { coming_from, coming_cents, coming_to }: JobColumns & { coming_from: string },
  now: Date,
): Promise<void> {
  if (typeof coming_cents === 'number') {
    const period = { starts_at: new Date(coming_from), ends_at: timeOf(coming_to) }
    await insertComing(trx, id, { ...period, discounted_cents: coming_cents }, actor)
    return
  }
  const known = offers.find(({ starts_at }) => starts_at.toISOString() === coming_from)
  if (known?.state === 'coming') await deleteComing(trx, known.id)
  if (known?.state === 'running')
    await updateLive(trx, id, { discounted_cents: null, discount_started_at: null }, now)
}

/** Writes what the columns of a job say of the offers of a product, whose row is locked and whose price is written. */
export async function writeOffers(
  trx: Transaction,
  actor: ShopActor,
  product: { id: string; offers: readonly OpenOffer[] },
  columns: JobColumns,
  now: Date,
): Promise<void> {
  const { coming_from, offer_ends_at, discounted_cents } = columns
  if (coming_from !== undefined) await writeComing(trx, actor, product, { ...columns, coming_from }, now)
  if (offer_ends_at === undefined || discounted_cents === null) return
  // the database made the row with the price
  const offers = (await findOpenOffers(trx, [product.id])).get(product.id) ?? []
  const running = offers.find(({ state }) => state === 'running')
  const ends_at = timeOf(offer_ends_at)
  if (running && running.ends_at?.getTime() !== ends_at?.getTime())
    await writeOffer(trx, running.id, { ...running, ends_at }, actor)
}
