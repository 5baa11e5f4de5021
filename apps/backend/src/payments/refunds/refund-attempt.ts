import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import type { Attempt } from '../attempts/attempt.store.ts'
import { REFUND_EFFECT } from '../effect-kinds.ts'
import { insertRefund } from '../ledger/money.store.ts'

/** Refunds all the money of an attempt through the outbox; once per attempt. */
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
