import { cancelMail } from '../../../mail/enqueue-mail.ts'
import type { PaymentHandler } from '../../ports.ts'

/** A paid checkout needs no reminder: one that has not left is cancelled. */
export const cancelReminder: PaymentHandler = async (trx, { outcome, now }) => {
  if (outcome.kind === 'paid') await cancelMail(trx, 'payment-reminder', outcome.bought.id, now)
}
