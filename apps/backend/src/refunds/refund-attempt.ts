import type { Transaction } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Attempt } from '../payment/attempt.store.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import { insertRefund } from '../payment/money.store.ts'

/** Gives all the money of an attempt back through the outbox; once per attempt and reason. */
export async function refundAttempt(
  trx: Transaction,
  attempt: Attempt,
  reason: 'duplicate' | 'cancelled' | 'late',
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
