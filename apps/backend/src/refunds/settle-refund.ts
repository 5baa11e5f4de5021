import type { OrderStatus } from '@filiera/contract/orders'
import { markRefunded } from '../checkout/checkout-status.store.ts'
import { returnUnsold } from '../checkout/return-unsold.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { changeOneOrderStatus } from '../orders/change-order-status.ts'
import { canMove, unshippedStatuses } from '../orders/order.state.ts'
import { mailPaymentReturned } from '../payment/mail-payment.ts'
import type { RefundSeen } from '../payment/money-back.ts'
import { openReviewTask } from '../review-queue/open-review-task.ts'
import { bookRefund, bookRefundReturned } from './book-refund.ts'
import { offerUnclaimed } from './offer-unclaimed.ts'
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
    const moves = refund.madeElsewhere && canMove(status, 'PARTIALLY_REFUNDED')
    if (moves && !decidedLater.includes(status))
      await changeOneOrderStatus(trx, { ...move, to: 'PARTIALLY_REFUNDED' })
    return
  }
  if (unshippedStatuses.includes(status)) {
    await changeOneOrderStatus(trx, { ...move, to: 'CANCELLED' })
    await returnUnsold(trx, orderId, 'all')
  }
  // A dispute is for the operator to decide.
  if (status !== 'DISPUTED' && status !== 'REFUNDED')
    await changeOneOrderStatus(trx, { ...move, to: 'REFUNDED' })
}

async function tell(trx: Transaction, refund: DueRefund, orderId: string, now: Date): Promise<void> {
  if (refund.mailedAt !== null) return
  const { contactEmail: to, locale, sellerName, amountCents, backCents } = await findOrderMoney(trx, orderId)
  await enqueueMail(trx, {
    kind: 'refund',
    key: refund.id,
    to,
    locale,
    now,
    data: { orderId, seller: sellerName, amountCents: refund.amountCents, isAll: backCents >= amountCents },
  })
  await changeRefund(trx, refund.id, { mailed_at: now }, now)
}

async function succeed(trx: Transaction, refund: DueRefund, seen: RefundSeen, now: Date): Promise<void> {
  await changeRefund(
    trx,
    refund.id,
    { status: 'succeeded', provider_id: seen.providerId, postponed_until: null, postponed_reason: null },
    now,
  )
  await bookRefund(trx, refund, seen.providerId, now)
  const counted = await countRefunded(trx, refund.attemptId, refund.amountCents, now)
  if (counted.isPaidAttempt) {
    await markRefunded(trx, refund.checkoutId, counted)
  }
  if (refund.orderId === null) {
    if (!counted.isPaidAttempt) await mailPaymentReturned(trx, refund, now)
    return
  }
  await moveOrder(trx, refund, refund.orderId, now)
  await tell(trx, refund, refund.orderId, now)
}

async function fail(trx: Transaction, refund: DueRefund, seen: RefundSeen, now: Date): Promise<void> {
  const result = seen.refusal?.reason ?? 'failed'
  const tries = refund.tries + 1
  await changeRefund(
    trx,
    refund.id,
    {
      status: 'failed',
      provider_id: seen.providerId || null,
      tries,
      result,
      // Each of those that were sent together is on its own again.
      sent_cents: null,
      sent_with: null,
    },
    now,
  )
  if (refund.status === 'succeeded') {
    await bookRefundReturned(trx, refund, now)
    const counted = await countRefunded(trx, refund.attemptId, -refund.amountCents, now)
    if (counted.isPaidAttempt) await markRefunded(trx, refund.checkoutId, counted)
  }
  await openReviewTask(trx, {
    key: `refund:${refund.id}:${tries}`,
    kind: 'refund_failed',
    reason: `The customer did not get the refund: ${result}`,
    provider: refund.provider,
    providerRef: seen.providerId || (refund.providerPaymentId ?? ''),
    checkoutId: refund.checkoutId,
    attemptId: refund.attemptId,
    ...(refund.orderId === null ? {} : { orderId: refund.orderId }),
    refundId: refund.id,
    amountCents: refund.amountCents,
    now,
  })
  await offerUnclaimed(trx, refund, tries, now)
}

/** A refund that was given up is somebody else's money by now: a person is to look. */
async function askAboutReleased(
  trx: Transaction,
  refund: DueRefund,
  seen: RefundSeen,
  now: Date,
): Promise<void> {
  if (seen.status !== 'succeeded') return
  await openReviewTask(trx, {
    key: `released:${refund.id}`,
    kind: 'payment_mismatch',
    reason: 'A refund that had failed and was given up has reached the customer after all.',
    provider: refund.provider,
    providerRef: seen.providerId,
    checkoutId: refund.checkoutId,
    refundId: refund.id,
    amountCents: refund.amountCents,
    now,
  })
}

/**
 * Takes over what a provider says about a refund, whoever asked and however often: the only writer of refund results.
 * With the last of its money back an order is REFUNDED and its checkout too; the customer is told once. A refund that fails, also
 * after it had succeeded, is a case for a person. The caller wakes the outbox.
 */
export async function settleRefund(
  trx: Transaction,
  known: DueRefund,
  seen: RefundSeen,
  now: Date,
): Promise<void> {
  const refund = await lockRefund(trx, known)
  if (refund.status === seen.status) {
    const isNew = refund.status === 'pending' && refund.providerId === null && seen.providerId !== ''
    if (isNew) await changeRefund(trx, refund.id, { provider_id: seen.providerId }, now)
    return
  }
  // What a refused request said later counts no more: another one was made since.
  if (refund.providerId !== null && refund.providerId !== seen.providerId) return
  if (refund.releasedAt !== null) return askAboutReleased(trx, refund, seen, now)
  if (seen.status === 'succeeded') return succeed(trx, refund, seen, now)
  if (seen.status === 'failed') return fail(trx, refund, seen, now)
}
