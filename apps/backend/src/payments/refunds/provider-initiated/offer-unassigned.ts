import type { Transaction } from '../../../platform/database/open-database.ts'
import { queueRefund } from '../queue-refund.ts'
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
    await queueRefund(trx, refundId, now, `after:${failed.id}:${tries}`)
  }
}
