import type { Transaction } from '../../../platform/database/open-database.ts'
import { closeCases } from '../../cases/cases.store.ts'
import { abandonRefund } from '../abandon/abandon-refund.ts'
import { priceAmount } from '../price-refund.ts'
import { queueRefund } from '../queue-refund.ts'
import { insertOrderRefund, lockRefundable } from '../refund.store.ts'
import { changeRefund } from '../refund-steps.store.ts'
import { findSupersedable, type Supersedable } from './superseded-refund.store.ts'

type By = { actor: string; now: Date }

const SUPERSEDED = 'The money went back without us, so that this refund can no longer be made.'

/**
 * Supersedes failed or unsent refunds of ours by money that went back without us, as many as it takes: the provider refunds no more
 * than was paid. In the transaction that locks the checkout.
 * @returns the superseded refunds, for `refundRemainders`
 */
export async function supersedeRefunds(
  trx: Transaction,
  attemptId: string,
  missingCents: number,
  by: By,
): Promise<Supersedable[]> {
  const superseded: Supersedable[] = []
  let missing = missingCents
  for (const refund of await findSupersedable(trx, attemptId)) {
    if (missing <= 0) break
    missing -= refund.amountCents
    if (refund.status === 'pending')
      await changeRefund(
        trx,
        refund.id,
        { status: 'failed', result: SUPERSEDED, postponed_until: null, postponed_reason: null },
        by.now,
      )
    await abandonRefund(trx, refund.id, by)
    await closeCases(trx, { refundId: refund.id }, { kind: 'refund_failed', note: SUPERSEDED, now: by.now })
    superseded.push(refund)
  }
  return superseded
}

/** Refunds again what superseded refunds had promised and the customer did not get the other way. */
export async function refundRemainders(
  trx: Transaction,
  superseded: readonly Supersedable[],
  by: By,
): Promise<void> {
  for (const { id, orderId, amountCents, reason } of superseded) {
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
    await queueRefund(trx, refundId, by.now)
  }
}
