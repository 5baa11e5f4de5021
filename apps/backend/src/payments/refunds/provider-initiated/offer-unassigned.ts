import type { Transaction } from '../../../platform/database/open-database.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { REFUND_EFFECT } from '../../records/effect-kinds.ts'
import type { DueRefund } from '../refund-steps.store.ts'
import { findUnassigned } from './unassigned-refund.store.ts'

/** A refund of ours has failed: unassigned refunds of its payment are matched again. */
export async function offerUnassigned(
  trx: Transaction,
  failed: DueRefund,
  tries: number,
  now: Date,
): Promise<void> {
  for (const refundId of await findUnassigned(trx, failed.attemptId)) {
    const key = `refund:${refundId}:after:${failed.id}:${tries}`
    await enqueue(trx, { kind: REFUND_EFFECT, key, payload: { refundId }, runAt: now })
  }
}
