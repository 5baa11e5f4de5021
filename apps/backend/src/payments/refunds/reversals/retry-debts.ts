import type { Executor } from '../../../platform/database/open-database.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { REFUND_EFFECT } from '../../records/effect-kinds.ts'
import { findOpenDebts } from './transfer-reversal.store.ts'

/** A seller's wallet has money again: what is owed is asked for once more, once for each occasion. */
export async function retryDebts(
  executor: Executor,
  sellerId: string,
  occasion: string,
  now: Date,
): Promise<void> {
  for (const refundId of await findOpenDebts(executor, sellerId)) {
    const key = `refund:${refundId}:after:${occasion}`
    await enqueue(executor, { kind: REFUND_EFFECT, key, payload: { refundId }, runAt: now })
  }
}
