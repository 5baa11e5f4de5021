import type { OrderStatus } from '@filiera/contract/orders/orders'
import { changeOneOrderStatus } from '../../orders/order/change-order-status.ts'
import { mailRefund } from '../../orders/order/mail-refund.ts'
import { canMove, unshippedStatuses } from '../../orders/order/order.state.ts'
import { returnUnsold } from '../../orders/stock/return-unsold.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { openCase } from '../cases/open-case.ts'
import { endReturns } from '../cases/return-case.ts'
import type { RefundSnapshot } from '../providers/money-back.ts'
import { markRefunded } from '../records/checkout-payment.store.ts'
import { bookRefund, bookRefundReturned } from './book-refund.ts'
import { mailPaymentReturned } from './mail-payment-returned.ts'
import { offerUnassigned } from './provider-initiated/offer-unassigned.ts'
import {
  changeRefund,
  countRefunded,
  type DueRefund,
  findOrderMoney,
  lockRefund,
} from './refund-steps.store.ts'

/** Where somebody has to decide something first: that tells what becomes of the order. */
const decidedLater: readonly OrderStatus[] = ['DISPUTED', 'RETURN_REQUESTED']

/** Everything went back: the order says so. A part of it moves an order only when nobody of ours asked for the refund. */
async function moveOrder(trx: Transaction, refund: DueRefund, orderId: string, now: Date): Promise<void> {
  const { status, amountCents, backCents } = await findOrderMoney(trx, orderId)
  const move = { orderId, actor: 'system', cause: `refund ${refund.id}`, now }
  if (backCents < amountCents) {
    const moves = refund.isProviderInitiated && canMove(status, 'PARTIALLY_REFUNDED')
    if (moves && !decidedLater.includes(status))
      await changeOneOrderStatus(trx, { ...move, to: 'PARTIALLY_REFUNDED' })
    return
  }
  if (unshippedStatuses.includes(status)) {
    await changeOneOrderStatus(trx, { ...move, to: 'CANCELLED' })
    await returnUnsold(trx, orderId, 'all')
  }
  // A dispute is for the operator to decide.
  if (status === 'DISPUTED') return
  if (status !== 'REFUNDED') await changeOneOrderStatus(trx, { ...move, to: 'REFUNDED' })
  await endReturns(trx, orderId, now)
}

async function succeed(
  trx: Transaction,
  refund: DueRefund,
  snapshot: RefundSnapshot,
  now: Date,
): Promise<void> {
  await changeRefund(
    trx,
    refund.id,
    { status: 'succeeded', provider_id: snapshot.providerId, postponed_until: null, postponed_reason: null },
    now,
  )
  await bookRefund(trx, refund, snapshot.providerId, now)
  const counted = await countRefunded(trx, refund.attemptId, refund.amountCents, now)
  if (counted.isPaidAttempt) {
    await markRefunded(trx, refund.checkoutId, counted)
  }
  if (refund.orderId === null) {
    if (!counted.isPaidAttempt) await mailPaymentReturned(trx, refund, now)
    return
  }
  await moveOrder(trx, refund, refund.orderId, now)
  if (refund.mailedAt !== null) return
  await mailRefund(trx, { id: refund.id, orderId: refund.orderId, amountCents: refund.amountCents }, now)
  await changeRefund(trx, refund.id, { mailed_at: now }, now)
}

async function fail(trx: Transaction, refund: DueRefund, snapshot: RefundSnapshot, now: Date): Promise<void> {
  const result = snapshot.refusal?.reason ?? 'failed'
  const tries = refund.tries + 1
  await changeRefund(
    trx,
    refund.id,
    {
      status: 'failed',
      provider_id: snapshot.providerId || null,
      tries,
      result,
      // Each of those that were sent together is on its own again.
      sent_cents: null,
      merged_into: null,
    },
    now,
  )
  if (refund.status === 'succeeded') {
    await bookRefundReturned(trx, refund, now)
    const counted = await countRefunded(trx, refund.attemptId, -refund.amountCents, now)
    if (counted.isPaidAttempt) await markRefunded(trx, refund.checkoutId, counted)
  }
  await openCase(trx, {
    key: `refund:${refund.id}:${tries}`,
    kind: 'refund_failed',
    reason: `The customer did not get the refund: ${result}`,
    provider: refund.provider,
    providerRef: snapshot.providerId || (refund.providerPaymentId ?? ''),
    checkoutId: refund.checkoutId,
    attemptId: refund.attemptId,
    ...(refund.orderId === null ? {} : { orderId: refund.orderId }),
    refundId: refund.id,
    amountCents: refund.amountCents,
    now,
  })
  await offerUnassigned(trx, refund, tries, now)
}

/** The amount of an abandoned refund may have been refunded again: an operator decides. */
async function openAbandonedRefundCase(
  trx: Transaction,
  refund: DueRefund,
  snapshot: RefundSnapshot,
  now: Date,
): Promise<void> {
  if (snapshot.status !== 'succeeded') return
  await openCase(trx, {
    key: `abandoned:${refund.id}`,
    kind: 'payment_mismatch',
    reason: 'A refund that had failed and was abandoned has reached the customer after all.',
    provider: refund.provider,
    providerRef: snapshot.providerId,
    checkoutId: refund.checkoutId,
    refundId: refund.id,
    amountCents: refund.amountCents,
    now,
  })
}

/**
 * Applies what a provider says about a refund that is due; those that began at the provider are matched or superseded in
 * `provider-initiated/`. Once all its money is back an order is REFUNDED, and so is its checkout; the customer is told once.
 * A failed refund opens a case. The caller notifies the outbox.
 */
export async function settleRefund(
  trx: Transaction,
  known: DueRefund,
  snapshot: RefundSnapshot,
  now: Date,
): Promise<void> {
  const refund = await lockRefund(trx, known)
  if (refund.status === snapshot.status) {
    const isNew = refund.status === 'pending' && refund.providerId === null && snapshot.providerId !== ''
    if (isNew) await changeRefund(trx, refund.id, { provider_id: snapshot.providerId }, now)
    return
  }
  // What a refused request said later counts no more: another one was made since.
  if (refund.providerId !== null && refund.providerId !== snapshot.providerId) return
  if (refund.abandonedAt !== null) return openAbandonedRefundCase(trx, refund, snapshot, now)
  if (snapshot.status === 'succeeded') return succeed(trx, refund, snapshot, now)
  if (snapshot.status === 'failed') return fail(trx, refund, snapshot, now)
}
