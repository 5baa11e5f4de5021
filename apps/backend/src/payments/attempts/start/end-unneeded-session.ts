import type { PaymentHandler } from '../../../orders/ports.ts'
import { queueEndOfAttempt, queueEndOfSession } from './queue-end-of-session.ts'

/** Ends the session of a payment that nobody needs, and of another one when a checkout is paid, so that nobody pays twice. */
export const endUnneededSession: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind === 'paid') await queueEndOfSession(trx, attempt.checkoutId, now, attempt.id)
  if (outcome.kind === 'unneeded') await queueEndOfAttempt(trx, attempt, now)
}
