import type { Executor } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { REFUND_EFFECT } from '../records/effect-kinds.ts'

/**
 * Queues that a refund is carried out, or goes on from where it stopped.
 * @param occasion names why a refund that was queued before is queued again: the same one counts once
 */
export async function queueRefund(
  executor: Executor,
  refundId: string,
  runAt: Date,
  occasion?: string,
): Promise<void> {
  const key = occasion === undefined ? `refund:${refundId}` : `refund:${refundId}:${occasion}`
  await enqueue(executor, { kind: REFUND_EFFECT, key, payload: { refundId }, runAt })
}
