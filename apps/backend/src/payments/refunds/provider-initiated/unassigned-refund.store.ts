import type { Transaction } from '../../../platform/database/open-database.ts'
import type { OpenOrder } from '../split-refund.ts'

/** Orders that a payment paid for, with what of their money has not been asked back; none for a payment that bought nothing. */
export async function findOpenOrders(trx: Transaction, attemptId: string): Promise<OpenOrder[]> {
  const rows = await trx
    .selectFrom('purchase_order')
    .innerJoin('checkout', 'checkout.id', 'purchase_order.checkout_id')
    .select(['purchase_order.id', 'amount_cents', 'refunded_cents'])
    .where('checkout.paid_attempt_id', '=', attemptId)
    .orderBy('purchase_order.id')
    .execute()
  return rows.map(({ id, amount_cents, refunded_cents }) => ({
    id,
    leftCents: amount_cents - refunded_cents,
  }))
}

/** Unassigned refunds of a payment. */
export async function findUnassigned(trx: Transaction, attemptId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('order_id', 'is', null)
    .where('provider_initiated', '=', true)
    .where('status', '=', 'succeeded')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Inserts an unassigned refund; `isMailed`: the customer is told by us. @returns its id */
export async function insertUnassignedRefund(
  trx: Transaction,
  refund: {
    attemptId: string
    key: string
    amountCents: number
    providerId: string
    isMailed: boolean
    now: Date
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('refund')
    .values({
      attempt_id: refund.attemptId,
      key: refund.key,
      amount_cents: refund.amountCents,
      reason: 'provider',
      provider_initiated: true,
      status: 'pending',
      provider_id: refund.providerId,
      postponed_until: null,
      mailed_at: refund.isMailed ? null : refund.now,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
