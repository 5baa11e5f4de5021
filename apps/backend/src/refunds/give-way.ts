import type { Transaction } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import { closeTasksOfRefund } from '../review-queue/review-task.store.ts'
import { findOvertaken, type Overtaken } from './overtaken-refund.store.ts'
import { priceAmount } from './price-refund.ts'
import { insertOrderRefund, lockRefundable } from './refund.store.ts'
import { changeRefund } from './refund-steps.store.ts'
import { releaseRefund } from './release-refund.ts'

type By = { actor: string; now: Date }

const GAVE_WAY = 'The money went back without us, so that this refund can no longer be made.'

/**
 * Money went back without us that our own refunds had spoken for: those that failed or that nobody has sent yet give way to it, as
 * many as it takes, for the provider gives no more back than was paid. In the transaction that holds the checkout.
 * @returns the refunds that gave way, for `askAgain`
 */
export async function giveWay(
  trx: Transaction,
  attemptId: string,
  missingCents: number,
  by: By,
): Promise<Overtaken[]> {
  const gaveWay: Overtaken[] = []
  let missing = missingCents
  for (const refund of await findOvertaken(trx, attemptId)) {
    if (missing <= 0) break
    missing -= refund.amountCents
    if (refund.status === 'pending')
      await changeRefund(
        trx,
        refund.id,
        { status: 'failed', result: GAVE_WAY, postponed_until: null, postponed_reason: null },
        by.now,
      )
    await releaseRefund(trx, refund.id, by)
    await closeTasksOfRefund(trx, refund.id, { kind: 'refund_failed', note: GAVE_WAY, now: by.now })
    gaveWay.push(refund)
  }
  return gaveWay
}

/** What the customer was promised by refunds that gave way, and did not get the other way, is refunded all the same. */
export async function askAgain(trx: Transaction, gaveWay: readonly Overtaken[], by: By): Promise<void> {
  for (const { id, orderId, amountCents, reason } of gaveWay) {
    const order = await lockRefundable(trx, orderId)
    if (!order) throw new Error(`order ${orderId} was not paid`)
    const cents = Math.min(order.amountCents - order.refundedCents, amountCents)
    if (cents === 0) continue
    const refundId = await insertOrderRefund(trx, order, priceAmount(order, cents), {
      key: `rest:${id}`,
      reason,
      providerId: null,
      isMailed: true,
      actor: by.actor,
      now: by.now,
    })
    await enqueue(trx, {
      kind: REFUND_EFFECT,
      key: `refund:${refundId}`,
      payload: { refundId },
      runAt: by.now,
    })
  }
}
