import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { hasOpenDispute } from '../../platform/database/tables/open-dispute.sql.ts'

/** One transfer per order, to be carried out by the outbox. */
export async function insertTransfers(
  trx: Transaction,
  attemptId: string,
  orders: readonly { id: string; amountCents: number; commissionCents: number }[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('seller_transfer')
    .values(
      orders.map((order) => ({
        order_id: order.id,
        attempt_id: attemptId,
        amount_cents: order.amountCents,
        commission_cents: order.commissionCents,
        status: 'pending' as const,
        provider_id: null,
        reason: null,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

export type DueTransfer = {
  orderId: string
  attemptId: string
  amountCents: number
  commissionCents: number
  tries: number
  sellerId: string
  checkoutId: string
  accountId: string
  /** Whether it was asked for before and the outcome is not known. */
  wasAsked: boolean
}

/**
 * Marks a transfer as being sent before the provider is asked; from here on a refund no longer makes it smaller.
 * @returns undefined when it was made, nothing is left to transfer, or an open dispute holds it back
 */
export async function startTransfer(
  executor: Executor,
  orderId: string,
  now: Date,
): Promise<DueTransfer | undefined> {
  const { rows } = await sql<DueTransfer>`
    with before as (select order_id, status from seller_transfer where order_id = ${orderId} for update)
    update seller_transfer t set status = 'sending', updated_at = ${now} from purchase_order o, before
    where t.order_id = before.order_id and o.id = t.order_id and (t.status = 'sending' or (t.status in ('pending', 'blocked')
      and not ${hasOpenDispute('t.attempt_id')}))
    returning t.order_id as "orderId", t.attempt_id as "attemptId", t.amount_cents as "amountCents",
      t.commission_cents as "commissionCents", t.tries, o.seller_id::text as "sellerId", o.checkout_id as "checkoutId",
      o.account_id as "accountId", before.status = 'sending' as "wasAsked"`.execute(executor)
  return rows[0]
}

export type UnmadeTransfer = { orderId: string; attemptId: string; isDisputed: boolean }

/** Transfers that were not made: an order's, or those of all orders of a payment. */
export async function findUnmadeTransfers(
  executor: Executor,
  of: { orderId: string } | { attemptId: string },
): Promise<UnmadeTransfer[]> {
  const isWanted =
    'orderId' in of ? sql`t.order_id = ${of.orderId}` : sql`t.attempt_id = ${of.attemptId}::uuid`
  const { rows } = await sql<UnmadeTransfer>`
    select t.order_id as "orderId", t.attempt_id as "attemptId",
      ${hasOpenDispute('t.attempt_id')} as "isDisputed"
    from seller_transfer t where ${isWanted} and t.status in ('pending', 'sending', 'blocked')
    order by t.order_id`.execute(executor)
  return rows
}

/**
 * Keeps what came of a transfer; a refusal counts, so that the next try is a new request. The refusal of a slow worker changes nothing
 * once another one has written it.
 */
export async function writeTransfer(
  executor: Executor,
  transfer: DueTransfer,
  outcome: { providerId: string; reason: string | null },
  now: Date,
): Promise<void> {
  const succeeded = outcome.reason === null
  const transferRow = executor.updateTable('seller_transfer').where('order_id', '=', transfer.orderId)
  const written = succeeded
    ? transferRow
    : transferRow.where('status', '=', 'sending').where('tries', '=', transfer.tries)
  await written
    .set({
      status: succeeded ? 'succeeded' : 'blocked',
      provider_id: outcome.providerId || null,
      reason: outcome.reason,
      tries: transfer.tries + (succeeded ? 0 : 1),
      updated_at: now,
    })
    .execute()
}

/** The provider keeps a failure of its own: the next try looks for what was made first, and is a new request. */
export async function countFailure(executor: Executor, transfer: DueTransfer, now: Date): Promise<void> {
  await executor
    .updateTable('seller_transfer')
    .set({ tries: transfer.tries + 1, updated_at: now })
    .where('order_id', '=', transfer.orderId)
    .where('status', '=', 'sending')
    .where('tries', '=', transfer.tries)
    .execute()
}

/** Cancels a transfer that waits; the order keeps its money. @returns how it stood before; undefined when there is none */
export async function cancelWaitingTransfer(
  trx: Transaction,
  orderId: string,
  reason: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    with before as (select order_id, status from seller_transfer where order_id = ${orderId} for update),
      cancelled as (
        update seller_transfer t set status = 'cancelled', reason = ${reason}, updated_at = ${now} from before
        where t.order_id = before.order_id and before.status in ('pending', 'blocked'))
    select status from before`.execute(trx)
  return rows[0]?.status
}
