import type { Order } from '@filiera/contract/orders/orders'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { OrderPayments } from '../ports.ts'
import { returnUnsold } from '../stock/return-unsold.ts'
import { changeOneOrderStatus } from './change-order-status.ts'
import { findOrderParties } from './parties.store.ts'

export type Cancellation = {
  orderId: string
  reason: Exclude<Order['refunds'][number]['reason'], 'provider'>
  /** Who: `customer`, `seller:<account id>`, `operator:<account id>`, or `system`. */
  actor: string
  cause: string
  now: Date
  /** Names the refund, where the caller asks for it by a name of its own. */
  key?: string
}

/**
 * Ends a paid order before it is shipped: stock back on sale, the rest of the money refunded, both sides told once.
 * The caller locks the checkout and notifies the outbox. @returns the refund
 * @throws ProblemError illegal_transition when it was shipped, is cancelled, was never paid, or is disputed
 */
export async function cancelPaidOrder(
  trx: Transaction,
  payments: OrderPayments,
  { orderId, reason, actor, cause, now, key = `cancel:${orderId}` }: Cancellation,
): Promise<{ refundId: string; amountCents: number }> {
  await changeOneOrderStatus(trx, { orderId, to: 'CANCELLED', actor, cause, now })
  const { seller, sellerId, contactEmail: to, locale } = await findOrderParties(trx, orderId)
  const refund = await payments.queueRefund(trx, {
    orderId,
    key,
    lines: 'rest',
    withShipping: true,
    reason,
    actor,
    now,
  })
  await returnUnsold(trx, orderId, 'all')
  const { amountCents } = refund
  const data = { numbers: [orderId], sellers: [seller], reason, amountCents }
  const toCustomer = { kind: 'order-cancelled', to, locale } as const
  // The receipt of a withdrawal says it already.
  if (reason !== 'withdrawal') await enqueueMail(trx, { ...toCustomer, key: orderId, data, now })
  const toSeller = { kind: 'seller-order-cancelled', key: orderId, sellerId } as const
  await enqueueSellerMail(trx, { ...toSeller, data: { orderId, reason }, now })
  return refund
}
