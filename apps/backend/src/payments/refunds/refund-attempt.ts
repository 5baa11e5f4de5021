import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { REFUND_EFFECT } from '../records/effect-kinds.ts'
import { insertRefund } from './refund.store.ts'

/** Refunds all the captured money of an attempt, in cents, through the outbox; once per attempt. */
export async function refundAttempt(
  trx: Transaction,
  attempt: { id: string; amountCents: number },
  reason: 'duplicate' | 'cancelled' | 'late' | 'operator',
  now: Date,
): Promise<void> {
  const key = `full:${attempt.id}`
  const refundId = await insertRefund(trx, {
    attemptId: attempt.id,
    key,
    amountCents: attempt.amountCents,
    reason,
    now,
  })
  if (!refundId) return
  await enqueue(trx, { kind: REFUND_EFFECT, key: `refund:${key}`, payload: { refundId }, runAt: now })
}
