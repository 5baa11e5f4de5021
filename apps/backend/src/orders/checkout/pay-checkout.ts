import type { Transaction } from '../../platform/database/open-database.ts'
import { changeOrderStatus } from '../order/change-order-status.ts'
import { markPaid } from '../order/checkout-status.store.ts'
import { commitHolds } from '../stock/stock.store.ts'

/** The checkout, whose row the caller has locked, has its money: orders paid, stock sold. */
export async function payCheckout(
  trx: Transaction,
  checkoutId: string,
  attemptId: string,
  now: Date,
): Promise<void> {
  await markPaid(trx, checkoutId, attemptId)
  await changeOrderStatus(trx, {
    checkoutId,
    to: 'PAID',
    actor: 'system',
    cause: `payment ${attemptId}`,
    now,
  })
  await commitHolds(trx, checkoutId)
}
