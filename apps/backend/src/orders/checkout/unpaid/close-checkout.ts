import { cancelMail } from '../../../mail/enqueue-mail.ts'
import { announceProducts } from '../../../platform/database/announce-change.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { changeOrderStatus } from '../../order/change-order-status.ts'
import { markClosed } from '../../order/checkout-status.store.ts'
import type { OrderPayments } from '../../ports.ts'
import { releaseHolds } from '../../stock/stock.store.ts'

/** Ends a payment that is under way. */
type EndsPayment = Pick<OrderPayments, 'queueEndOfSession'>

type Close = { as: 'expired' | 'cancelled'; actor?: 'customer'; cause: string; now: Date }

/** Ends an unpaid checkout whose row the caller has locked, and a payment of it that is under way; its stock is still held. */
export async function endCheckout(
  trx: Transaction,
  payments: EndsPayment,
  checkoutId: string,
  close: Close,
): Promise<void> {
  await markClosed(trx, checkoutId, close.as, close.now)
  await cancelMail(trx, 'payment-reminder', checkoutId, close.now)
  await changeOrderStatus(trx, {
    checkoutId,
    to: close.as === 'expired' ? 'EXPIRED' : 'CANCELLED',
    actor: close.actor ?? 'system',
    cause: close.cause,
    now: close.now,
  })
  await payments.queueEndOfSession(trx, checkoutId, close.now)
}

/** Ends an unpaid checkout whose row the caller has locked: orders closed, stock given back once, the cart untouched. */
export async function closeCheckout(
  trx: Transaction,
  payments: EndsPayment,
  checkoutId: string,
  close: Close,
): Promise<void> {
  await endCheckout(trx, payments, checkoutId, close)
  const back = await releaseHolds(trx, checkoutId)
  await announceProducts(trx, back)
}
