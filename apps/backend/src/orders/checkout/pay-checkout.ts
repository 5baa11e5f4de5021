import { type BoughtLine, removeBoughtQuantities } from '../../cart/cart.store.ts'
import { cancelMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { changeOrderStatus } from '../order/change-order-status.ts'
import { type LockedCheckout, markPaid } from './checkout-status.store.ts'
import { commitHolds } from './stock.store.ts'

/**
 * The checkout, whose row the caller has locked, has its money: orders paid, stock sold, no reminder any more. The cart is emptied
 * in the same transaction, so that nobody buys it again by mistake.
 */
export async function payCheckout(
  trx: Transaction,
  { id: checkoutId, accountId }: LockedCheckout,
  paid: { attemptId: string; lines: readonly BoughtLine[]; now: Date },
): Promise<void> {
  const { attemptId, lines, now } = paid
  await markPaid(trx, checkoutId, attemptId)
  await changeOrderStatus(trx, {
    checkoutId,
    to: 'PAID',
    actor: 'system',
    cause: `payment ${attemptId}`,
    now,
  })
  await commitHolds(trx, checkoutId)
  await removeBoughtQuantities(trx, accountId, lines)
  await cancelMail(trx, 'payment-reminder', checkoutId, now)
}
