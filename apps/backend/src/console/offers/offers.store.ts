import { sql } from 'kysely'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { OpenOffer } from './decide-offers.ts'
import type { Period } from './offer-days.ts'

const openColumns = ['id', 'state', 'discounted_cents', 'starts_at', 'ends_at', 'version'] as const
const open = ['coming', 'running'] as const

/** Offers of products that are not over. Who changes one has locked its product. */
export async function findOpenOffers(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, OpenOffer[]>> {
  const rows = await executor
    .selectFrom('offer')
    .select(['product_id', ...openColumns])
    .where('product_id', '=', sql<string>`any(${productIds}::bigint[])`)
    .where('state', 'in', open)
    .$narrowType<{ state: 'coming' | 'running' }>()
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

/** The product of an offer of a shop; undefined for one of others. */
export async function findOfferProduct(
  executor: Executor,
  sellerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('offer')
    .select('product_id')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row?.product_id
}

/** Who the clock will act for. */
const asked = ({ accountId, role, action, requestId }: ShopActor) => ({
  account_id: accountId,
  role,
  action,
  request_id: requestId,
})

export async function insertComing(
  trx: Transaction,
  productId: string,
  offer: Period & { discounted_cents: number },
  actor: ShopActor,
): Promise<void> {
  await trx
    .insertInto('offer')
    .values({
      seller_id: actor.sellerId,
      product_id: productId,
      state: 'coming',
      ...offer,
      ...asked(actor),
    })
    .execute()
}

/** Changes time and price of an offer that is not over. */
export async function writeOffer(
  trx: Transaction,
  id: string,
  { starts_at, ends_at, discounted_cents }: Period & { discounted_cents: number },
  actor: ShopActor,
): Promise<void> {
  await trx
    .updateTable('offer')
    .set((row) => ({
      starts_at,
      ends_at,
      discounted_cents,
      version: row('version', '+', 1),
      ...asked(actor),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deleteComing(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('offer').where('id', '=', id).where('state', '=', 'coming').execute()
}

const over = (state: 'over' | 'missed', now: Date) => ({ state, over_at: now })

/** Offers that never began. */
export async function markMissed(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('offer')
    .set((row) => ({ ...over('missed', now), version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Lets an offer run in the place of the one before it; the caller writes the price behind it. */
export async function markRunning(
  trx: Transaction,
  productId: string,
  id: string,
  reducedSince: Date,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('offer')
    .set((row) => ({ ...over('over', now), version: row('version', '+', 1) }))
    .where('product_id', '=', productId)
    .where('state', '=', 'running')
    .execute()
  await trx
    .updateTable('offer')
    .set((row) => ({ state: 'running', reduced_since: reducedSince, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type DueProduct = { product_id: string; seller_id: string }

/** Products with an offer that begins or ends by now, behind one. */
export async function findDue(
  executor: Executor,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    select product_id, seller_id from (
      select product_id, seller_id from offer where state = 'coming' and starts_at <= ${now}
      union select product_id, seller_id from offer where state = 'running' and ends_at <= ${now}) due
    where product_id > ${after}::bigint order by product_id limit ${limit}`.execute(executor)
  return rows
}

/** Who asked for what the clock does with an offer. */
export async function findAsked(trx: Transaction, id: string): Promise<ShopActor | undefined> {
  const row = await trx
    .selectFrom('offer')
    .select(['seller_id', 'account_id', 'role', 'action', 'request_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.account_id || !row.role || !row.action || !row.request_id) return undefined
  const { seller_id: sellerId, account_id: accountId, role, action, request_id: requestId } = row
  return { sellerId, accountId, role, action, requestId }
}
