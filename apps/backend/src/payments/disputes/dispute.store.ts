import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { goodsStatus } from '../../orders/order/goods-status.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type Dispute = {
  id: string
  provider: ProviderName
  providerId: string
  attemptId: string
  amountCents: number
  reason: string
  status: 'open' | 'won' | 'lost'
}

const columns = [
  'id',
  'provider',
  'provider_id as providerId',
  'attempt_id as attemptId',
  'amount_cents as amountCents',
  'reason',
  'status',
] as const

export async function findDispute(
  executor: Executor,
  provider: ProviderName,
  providerId: string,
): Promise<Dispute | undefined> {
  return executor
    .selectFrom('dispute')
    .select(columns)
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** Disputes of a payment, the oldest first. */
export async function findDisputesOf(executor: Executor, attemptId: string): Promise<Dispute[]> {
  return executor
    .selectFrom('dispute')
    .select(columns)
    .where('attempt_id', '=', attemptId)
    .orderBy('opened_at')
    .execute()
}

/** Those that wait for the operator. */
export const findOpenDisputes = async (executor: Executor, attemptId: string): Promise<Dispute[]> =>
  (await findDisputesOf(executor, attemptId)).filter(({ status }) => status === 'open')

export async function insertDispute(trx: Transaction, dispute: Omit<Dispute, 'id' | 'status'>, now: Date) {
  return trx
    .insertInto('dispute')
    .values({
      provider: dispute.provider,
      provider_id: dispute.providerId,
      attempt_id: dispute.attemptId,
      amount_cents: dispute.amountCents,
      reason: dispute.reason.slice(0, 100),
      status: 'open',
      opened_at: now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** The debit was recorded before its dispute: it gets the id and reason of the dispute. */
export async function renameDispute(
  trx: Transaction,
  id: string,
  to: { providerId: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('dispute')
    .set({ provider_id: to.providerId, reason: to.reason.slice(0, 100) })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it was open */
export async function closeDispute(
  trx: Transaction,
  id: string,
  status: 'won' | 'lost',
  now: Date,
): Promise<boolean> {
  const closed = await trx
    .updateTable('dispute')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** An order of a disputed payment; money in cents. */
export type DisputedOrder = {
  id: string
  status: OrderStatus
  /** The status it had before it was disputed. */
  before: OrderStatus | null
  amountCents: number
  backCents: number
  /** What was given back or is to be. */
  refundedCents: number
  /** The last status that says where the goods are. */
  goods: OrderStatus
  /** Whether a withdrawal waits for the shop. */
  hasOpenReturn: boolean
  sellerId: string
}

/** Orders of a payment with their status, and the one they had before they were disputed. */
export async function findDisputedOrders(trx: Transaction, attemptId: string): Promise<DisputedOrder[]> {
  const { rows } = await sql<DisputedOrder>`
    select o.id, o.status, o.seller_id::text as "sellerId", o.amount_cents as "amountCents",
      o.refunded_cents as "refundedCents", ${goodsStatus} as goods,
      coalesce((select sum(r.amount_cents) from refund r where r.order_id = o.id and r.status = 'succeeded'), 0)::int as "backCents",
      exists (select from order_withdrawal w where w.order_id = o.id and w.status = 'requested') as "hasOpenReturn",
      (select e.status from order_event e where e.order_id = o.id and e.status <> 'DISPUTED' order by e.id desc limit 1) as before
    from purchase_order o join checkout c on c.id = o.checkout_id
    where c.paid_attempt_id = ${attemptId} order by o.id`.execute(trx)
  return rows
}
