import type { PaymentHandler } from '../../orders/ports.ts'
import { queueRefund } from './queue-refund.ts'
import { insertRefund } from './refund.store.ts'

/** Captured money that buys nothing goes back, all of it, through the outbox; once per attempt. */
export const refundAttempt: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'refund_due') return
  const { reason, amountCents } = outcome
  const key = `full:${attempt.id}`
  const refundId = await insertRefund(trx, { attemptId: attempt.id, key, amountCents, reason, now })
  if (refundId) await queueRefund(trx, refundId, now)
}
