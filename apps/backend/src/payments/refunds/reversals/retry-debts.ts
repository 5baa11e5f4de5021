import type { Executor } from '../../../platform/database/open-database.ts'
import { queueRefund } from '../queue-refund.ts'
import { findOpenDebts } from './transfer-reversal.store.ts'

/** A seller's wallet has money again: what is owed is asked for once more, once for each occasion. */
export async function retryDebts(
  executor: Executor,
  sellerId: string,
  occasion: string,
  now: Date,
): Promise<void> {
  for (const refundId of await findOpenDebts(executor, sellerId)) {
    await queueRefund(executor, refundId, now, `after:${occasion}`)
  }
}
