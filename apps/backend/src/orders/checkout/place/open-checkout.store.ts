import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { isLive } from '../../../platform/database/tables/live-status.sql.ts'

/** Placements of one account come one after the other, until the end of the transaction; before every other lock. */
export async function awaitPlacement(trx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`placement:${accountId}`}, 0))`.execute(trx)
}

/** How many checkouts an account placed since a time. */
export async function countPlaced(trx: Transaction, accountId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    select count(*)::int as placed from checkout where account_id = ${accountId}::uuid and created_at > ${since}`.execute(
    trx,
  )
  return rows[0]?.placed ?? 0
}

/** The checkout of an account that waits for its payment. */
export type OpenCheckout = {
  id: string
  contentHash: string | null
  holdExpiresAt: Date
  absoluteExpiresAt: Date
  /** Payments that were tried, and the one that is under way. */
  attempts: number
  liveAttemptId: string | null
}

/** Locks the account's unpaid checkout, a payment under way or not; of the checkouts' locks the first, before carts and products. */
export async function lockOpenCheckout(
  trx: Transaction,
  accountId: string,
): Promise<OpenCheckout | undefined> {
  const { rows } = await sql<Omit<OpenCheckout, 'attempts' | 'liveAttemptId'>>`
    select id, content_hash as "contentHash", hold_expires_at as "holdExpiresAt", absolute_expires_at as "absoluteExpiresAt"
    from checkout where account_id = ${accountId}::uuid and status in ('open', 'paying') for update`.execute(
    trx,
  )
  const [open] = rows
  if (!open) return undefined
  // Read under the lock: until it was ours, a payment may have started or ended.
  const tried = await sql<Pick<OpenCheckout, 'attempts' | 'liveAttemptId'>>`
    select count(*)::int as attempts,
      (array_agg(id) filter (where ${isLive('status')}))[1] as "liveAttemptId"
    from payment_attempt where checkout_id = ${open.id}::uuid`.execute(trx)
  return { ...open, attempts: 0, liveAttemptId: null, ...tried.rows[0] }
}

/** Notes which checkout took the place of another. */
export async function markReplaced(trx: Transaction, id: string, replacedBy: string): Promise<void> {
  await trx.updateTable('checkout').set({ replaced_by: replacedBy }).where('id', '=', id).execute()
}

/** Keeps a key that led to a checkout placed before, so that the same key leads there again. */
export async function recordKey(
  trx: Transaction,
  key: { accountId: string; key: string; requestHash: string; checkoutId: string },
): Promise<void> {
  await trx
    .insertInto('checkout_key')
    .values({
      account_id: key.accountId,
      idempotency_key: key.key,
      request_hash: key.requestHash,
      checkout_id: key.checkoutId,
    })
    .execute()
}
