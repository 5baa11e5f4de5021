import { removeBought } from '../../cart/remove-bought.ts'
import { cancelMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { changeOrderStatus } from '../order/change-order-status.ts'
import { commitHolds } from '../stock/stock.store.ts'
import { markPaid } from './checkout-status.store.ts'

/**
 * The checkout, whose row the caller has locked, has its money: orders paid, stock sold, no reminder any more. The cart is emptied
 * in the same transaction, so that nobody buys it again by mistake.
 */
export async function payCheckout(
  trx: Transaction,
  { id: checkoutId, accountId }: { id: string; accountId: string },
  paid: { attemptId: string; lines: readonly { productId: string; quantity: number }[]; now: Date },
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
  await removeBought(trx, accountId, lines)
  await cancelMail(trx, 'payment-reminder', checkoutId, now)
}
