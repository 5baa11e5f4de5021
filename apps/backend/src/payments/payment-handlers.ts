import { mailPayment } from '../orders/checkout/mail-payment.ts'
import { removePaidFromCart } from '../orders/checkout/remove-paid-from-cart.ts'
import { cancelReminder } from '../orders/checkout/unpaid/cancel-reminder.ts'
import type { PaymentHandler } from '../orders/ports.ts'
import { endUnneededSession } from './attempts/start/end-unneeded-session.ts'
import { settleUsedCard } from './cards/settle-used-card.ts'
import { openMismatchCase } from './cases/open-mismatch-case.ts'
import { queueTransfers } from './payouts/queue-transfers.ts'
import { matchUnassignedRefunds } from './refunds/provider-initiated/match-unassigned-refunds.ts'
import { refundAttempt } from './refunds/refund-attempt.ts'

/**
 * What follows from a payment, in the transaction that wrote it. The order is that of the locks;
 * unassigned refunds come after the transfers, which they make smaller. A new effect is a file and a line here.
 */
const paymentHandlers: readonly PaymentHandler[] = [
  removePaidFromCart,
  cancelReminder,
  queueTransfers,
  matchUnassignedRefunds,
  refundAttempt,
  mailPayment,
  settleUsedCard,
  endUnneededSession,
  openMismatchCase,
]

export const announcePayment: PaymentHandler = async (trx, change) => {
  for (const handle of paymentHandlers) await handle(trx, change)
}
