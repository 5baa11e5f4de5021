import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type LedgerEntry = {
  movement:
    | 'capture'
    | 'transfer'
    /** The seller's part and our commission come back for a refund. */
    | 'transfer-reversal'
    /** The seller's part was gone: we put it in, the seller owes it. */
    | 'debt'
    | 'debt-settled'
    | 'refund'
    /** A refund that the customer's bank sent back. */
    | 'refund-returned'
    | 'payout'
    | 'payout-returned'
  account: string
  checkoutId: string | null
  orderId: string | null
  amountCents: number
  /** The provider's id of the movement. */
  providerRef: string
}

/** Appends a movement whose entries sum to zero; the same movement is booked once. @throws Error when it does not balance */
export async function bookMovement(
  executor: Executor,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<void> {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0)
  if (sum !== 0) throw new Error(`ledger movement does not balance: ${sum} cents`)
  await executor
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        movement: entry.movement,
        account: entry.account,
        checkout_id: entry.checkoutId,
        order_id: entry.orderId,
        amount_cents: entry.amountCents,
        provider_ref: entry.providerRef,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['movement', 'account', 'provider_ref']).doNothing())
    .execute()
}

/** Names the effect of one order's transfer. */
export const transferEffectKey = (attemptId: string, orderId: string) => `transfer:${attemptId}:${orderId}`

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
  /** Asked for before, and nothing is known of what came of it. */
  wasAsked: boolean
}

/**
 * Marks a transfer as being sent before the provider hears of it: from here on its amounts stand, a refund no longer makes it smaller.
 * @returns undefined when it was made, there is nothing left to transfer, or the payment is disputed: then its decision lets it go
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
      and not exists (select from dispute d where d.attempt_id = t.attempt_id and d.status = 'open')))
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
      exists (select from dispute d where d.attempt_id = t.attempt_id and d.status = 'open') as "isDisputed"
    from seller_transfer t where ${isWanted} and t.status in ('pending', 'sending', 'blocked')
    order by t.order_id`.execute(executor)
  return rows
}

/** Keeps what came of a transfer; a refusal counts, so that the next try is a new request. */
export async function writeTransfer(
  executor: Executor,
  transfer: DueTransfer,
  outcome: { providerId: string; reason: string | null },
  now: Date,
): Promise<void> {
  const succeeded = outcome.reason === null
  await executor
    .updateTable('seller_transfer')
    .set({
      status: succeeded ? 'succeeded' : 'blocked',
      provider_id: outcome.providerId || null,
      reason: outcome.reason,
      tries: transfer.tries + (succeeded ? 0 : 1),
      updated_at: now,
    })
    .where('order_id', '=', transfer.orderId)
    .execute()
}

/** A refund with its own key, written before the provider is asked. @returns its id, or null when it exists already */
export async function insertRefund(
  trx: Transaction,
  refund: { attemptId: string; key: string; amountCents: number; reason: string; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('refund')
    .values({
      attempt_id: refund.attemptId,
      key: refund.key,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      status: 'pending',
      provider_id: null,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
