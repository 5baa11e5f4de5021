import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { lockCheckoutOf } from '../../orders/order/checkout-lock.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { hasOpenDispute } from '../../platform/database/tables/open-dispute.sql.ts'

/** A refund with the payment it belongs to; money in cents. */
export type DueRefund = {
  id: string
  attemptId: string
  checkoutId: string
  accountId: string
  orderId: string | null
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
  provider: ProviderName
  /** The payment's id at the provider. */
  providerPaymentId: string | null
  /** The refund's id at the provider, once known. */
  providerId: string | null
  isProviderInitiated: boolean
  tries: number
  postponedUntil: Date | null
  mailedAt: Date | null
  createdAt: Date
  /** What was asked of the provider in its name, where refunds can be sent together. */
  sentCents: number | null
  /** The refund that it was merged into. */
  mergedInto: string | null
  /** When it was abandoned after it had failed: it counts no more. */
  abandonedAt: Date | null
  hasOpenDispute: boolean
}

const selectRefund = (executor: Executor) =>
  executor
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
    .select([
      'refund.id',
      'refund.attempt_id as attemptId',
      'payment_attempt.checkout_id as checkoutId',
      'checkout.account_id as accountId',
      'refund.order_id as orderId',
      'refund.amount_cents as amountCents',
      'refund.status',
      'payment_attempt.provider',
      'payment_attempt.provider_id as providerPaymentId',
      'refund.provider_id as providerId',
      'refund.provider_initiated as isProviderInitiated',
      'refund.tries',
      'refund.postponed_until as postponedUntil',
      'refund.mailed_at as mailedAt',
      'refund.created_at as createdAt',
      'refund.sent_cents as sentCents',
      'refund.merged_into as mergedInto',
      'refund.abandoned_at as abandonedAt',
      hasOpenDispute('refund.attempt_id').as('hasOpenDispute'),
    ])

export async function findRefund(executor: Executor, id: string): Promise<DueRefund | undefined> {
  return selectRefund(executor).where('refund.id', '=', id).executeTakeFirst()
}

/** Refunds by their id at the provider: one of ours, or the parts of a provider-initiated one. */
export async function findRefundsByProviderId(
  executor: Executor,
  provider: ProviderName,
  providerId: string,
): Promise<DueRefund[]> {
  return selectRefund(executor)
    .where('payment_attempt.provider', '=', provider)
    .where('refund.provider_id', '=', providerId)
    .orderBy('refund.id')
    .execute()
}

/** Locks the refund's checkout, then reads the refund again. */
export async function lockRefund(trx: Transaction, refund: DueRefund): Promise<DueRefund> {
  await lockCheckoutOf(refund.checkoutId).execute(trx)
  await trx.selectFrom('refund').select('id').where('id', '=', refund.id).forUpdate().execute()
  const locked = await findRefund(trx, refund.id)
  if (!locked) throw new Error(`no refund ${refund.id}`)
  return locked
}

/** As {@link lockRefund}, of a refund known by its id. @throws Error for an unknown one */
export async function lockRefundById(trx: Transaction, id: string): Promise<DueRefund> {
  const known = await findRefund(trx, id)
  if (!known) throw new Error(`no refund ${id}`)
  return lockRefund(trx, known)
}

export type RefundChange = {
  status?: DueRefund['status']
  provider_id?: string | null
  tries?: number
  result?: string | null
  postponed_until?: Date | null
  postponed_reason?: string | null
  mailed_at?: Date
  abandoned_at?: Date
  sent_cents?: number | null
  merged_into?: string | null
}

export async function changeRefund(
  trx: Executor,
  id: string,
  change: RefundChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Refunds that were merged into this one. */
export async function findMerged(executor: Executor, refundId: string): Promise<DueRefund[]> {
  return selectRefund(executor).where('refund.merged_into', '=', refundId).orderBy('refund.id').execute()
}

/** Other unsent refunds of orders of the same payment. */
export async function findUnsentBeside(executor: Executor, refund: DueRefund): Promise<DueRefund[]> {
  return selectRefund(executor)
    .where('refund.attempt_id', '=', refund.attemptId)
    .where('refund.id', '<>', refund.id)
    .where('refund.order_id', 'is not', null)
    .where('refund.status', '=', 'pending')
    .where('refund.provider_initiated', '=', false)
    .where('refund.provider_id', 'is', null)
    .where('refund.sent_cents', 'is', null)
    .where('refund.merged_into', 'is', null)
    .orderBy('refund.id')
    .execute()
}

/** When this amount of the refund's payment last went to the provider, if within the time after `since`. */
export async function lastSameAmount(
  executor: Executor,
  refund: DueRefund,
  cents: number,
  since: Date,
): Promise<Date | null> {
  const row = await executor
    .selectFrom('refund')
    .select((select) => select.fn.max('updated_at').as('at'))
    .where('attempt_id', '=', refund.attemptId)
    .where('id', '<>', refund.id)
    .where(sql<boolean>`coalesce(sent_cents, amount_cents) = ${cents} and merged_into is null`)
    .where((where) => where.or([where('provider_id', 'is not', null), where('sent_cents', 'is not', null)]))
    .where('status', '<>', 'failed')
    .where('updated_at', '>', since)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Counts money that went back (or came back again, negative) on its payment. @returns captured and refunded so far, in cents */
export async function countRefunded(
  trx: Transaction,
  attemptId: string,
  cents: number,
  now: Date,
): Promise<{ amountCents: number; refundedCents: number; isPaidAttempt: boolean }> {
  const { rows } = await sql<{ amountCents: number; refundedCents: number; isPaidAttempt: boolean }>`
    update payment_attempt a set refunded_cents = refunded_cents + ${cents}, updated_at = ${now}
    from checkout c where a.id = ${attemptId} and c.id = a.checkout_id
    returning a.amount_cents as "amountCents", a.refunded_cents as "refundedCents",
      coalesce(c.paid_attempt_id = a.id, false) as "isPaidAttempt"`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`no payment ${attemptId}`)
  return row
}

/** How much of an order's money has really gone back, in cents, and how it stands. */
export async function findOrderMoney(trx: Transaction, orderId: string) {
  return trx
    .selectFrom('purchase_order')
    .select([
      'purchase_order.status',
      'purchase_order.amount_cents as amountCents',
      sql<number>`coalesce((select sum(r.amount_cents) from refund r
        where r.order_id = purchase_order.id and r.status = 'succeeded'), 0)::int`.as('backCents'),
    ])
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow()
}
