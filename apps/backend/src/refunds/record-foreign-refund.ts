import type { Transaction } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Attempt } from '../payment/attempt.store.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import type { RefundSeen } from '../payment/money-back.ts'
import { openReviewTask } from '../review-queue/open-review-task.ts'
import { findOpenOrders, insertUnclaimedRefund } from './foreign-refund.store.ts'
import { askAgain, giveWay } from './give-way.ts'
import { priceAmount } from './price-refund.ts'
import { insertOrderRefund, lockRefundable } from './refund.store.ts'
import { findRefund } from './refund-steps.store.ts'
import { settleRefund } from './settle-refund.ts'
import { type OpenOrder, splitRefund } from './split-refund.ts'
import { reduceWaitingTransfer } from './take-back-from-seller.ts'

type Recorded = {
  attempt: Attempt
  seen: RefundSeen
  /** Names the fact; the order's id is added. */
  key: string
  actor: string
  /** Whether the customer is told by us; a bank tells of its disputes itself. */
  isMailed: boolean
  now: Date
}

/** What is known of money that a bank took, or that went back and was booked before: there is nobody left to ask about it. */
export const wentBack = (attempt: Attempt, providerId: string, amountCents: number): RefundSeen => ({
  providerId,
  refundId: null,
  providerPaymentId: attempt.providerId,
  attemptId: attempt.id,
  amountCents,
  status: 'succeeded',
  refusal: null,
})

async function recordPart(
  trx: Transaction,
  { attempt, key, actor, seen, isMailed, now }: Recorded,
  part: { id: string; cents: number },
): Promise<string> {
  const order = await lockRefundable(trx, part.id)
  if (!order) throw new Error(`order ${part.id} was not paid by ${attempt.id}`)
  const refundId = await insertOrderRefund(trx, order, priceAmount(order, part.cents), {
    key: `${key}:${part.id}`,
    reason: 'provider',
    actor,
    providerId: seen.providerId,
    isMailed,
    now,
  })
  await reduceWaitingTransfer(trx, refundId, now)
  // The seller's part is still to be taken back.
  await enqueue(trx, { kind: REFUND_EFFECT, key: `refund:${refundId}`, payload: { refundId }, runAt: now })
  return refundId
}

/** More went back than orders have left, or the payment bought nothing: written down all the same. */
async function recordRest(trx: Transaction, recorded: Recorded, cents: number): Promise<string> {
  const { attempt, key, seen, isMailed, now } = recorded
  const refundId = await insertUnclaimedRefund(trx, {
    attemptId: attempt.id,
    key: `${key}:rest`,
    amountCents: cents,
    providerId: seen.providerId,
    isMailed,
    now,
  })
  await openReviewTask(trx, {
    key: `unclaimed:${refundId}`,
    kind: 'payment_mismatch',
    reason: 'More money went back at the provider than the orders of the payment had left.',
    provider: attempt.provider,
    providerRef: seen.providerId,
    checkoutId: attempt.checkoutId,
    refundId,
    amountCents: cents,
    now,
  })
  return refundId
}

const leftOf = (orders: readonly OpenOrder[]) => orders.reduce((sum, { leftCents }) => sum + leftCents, 0)

/**
 * Writes down money that went back without us, in the transaction that holds the checkout: shared over the orders of the payment,
 * each with its seller's part to be taken back. Refunds of ours that it has overtaken give way.
 */
export async function recordForeignRefund(trx: Transaction, recorded: Recorded): Promise<void> {
  const { attempt, seen, actor, now } = recorded
  const missing = seen.amountCents - leftOf(await findOpenOrders(trx, attempt.id))
  const gaveWay = await giveWay(trx, attempt.id, missing, { actor, now })
  const parts = splitRefund(await findOpenOrders(trx, attempt.id), seen.amountCents)
  const ids: string[] = []
  for (const part of parts) ids.push(await recordPart(trx, recorded, part))
  const rest = seen.amountCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  if (rest > 0) ids.push(await recordRest(trx, recorded, rest))
  for (const id of ids) {
    const refund = await findRefund(trx, id)
    if (refund) await settleRefund(trx, refund, seen, now)
  }
  await askAgain(trx, gaveWay, { actor, now })
}
