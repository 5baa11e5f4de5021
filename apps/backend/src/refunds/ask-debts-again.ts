import type { Executor } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import { findOpenDebts } from './take-back.store.ts'

/** A seller's wallet has money again: what is owed is asked for once more, once for each occasion. */
export async function askDebtsAgain(
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
