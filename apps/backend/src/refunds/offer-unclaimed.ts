import type { Transaction } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import { findUnclaimed } from './foreign-refund.store.ts'
import type { DueRefund } from './refund-steps.store.ts'

/** A refund of ours has failed: money of its payment that went back for nobody is offered to the orders. */
export async function offerUnclaimed(
  trx: Transaction,
  failed: DueRefund,
  tries: number,
  now: Date,
): Promise<void> {
  for (const refundId of await findUnclaimed(trx, failed.attemptId)) {
    const key = `refund:${refundId}:after:${failed.id}:${tries}`
    await enqueue(trx, { kind: REFUND_EFFECT, key, payload: { refundId }, runAt: now })
  }
}
