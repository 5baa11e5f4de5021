import type { PaymentHandler } from '../../orders/ports.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { REFUND_EFFECT } from '../records/effect-kinds.ts'
import { insertRefund } from './refund.store.ts'

/** Captured money that buys nothing goes back, all of it, through the outbox; once per attempt. */
export const refundAttempt: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'refund_due') return
  const { reason, amountCents } = outcome
  const key = `full:${attempt.id}`
  const refundId = await insertRefund(trx, { attemptId: attempt.id, key, amountCents, reason, now })
  if (!refundId) return
  await enqueue(trx, { kind: REFUND_EFFECT, key: `refund:${key}`, payload: { refundId }, runAt: now })
}
