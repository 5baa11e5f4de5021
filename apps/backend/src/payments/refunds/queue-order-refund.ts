import type { OrderRefund } from '../../orders/ports.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { priceRefund } from './price-refund.ts'
import { queueRefund } from './queue-refund.ts'
import { findRefundByKey, insertOrderRefund, lockRefundable } from './refund.store.ts'

/**
 * Writes a refund of a paid order and queues it, in the transaction that locks the checkout. Moves no order status.
 * @returns the refund and its amount in cents; the earlier one when the key was used before
 * @throws ProblemError invalid_body for lines or an amount that cannot be refunded;
 * illegal_transition when never paid, refunded already, or disputed
 */
export async function queueOrderRefund(
  trx: Transaction,
  request: OrderRefund,
): Promise<{ refundId: string; amountCents: number }> {
  const { orderId, key, now } = request
  const order = await lockRefundable(trx, orderId)
  const known = await findRefundByKey(trx, key)
  if (known) {
    if (known.orderId !== orderId) throw new Error(`the refund ${key} belongs to another order`)
    return { refundId: known.id, amountCents: known.amountCents }
  }
  if (!order) throw new ProblemError('illegal_transition', `Order ${orderId} has no payment to refund.`)
  if (order.hasOpenDispute) {
    throw new ProblemError(
      'illegal_transition',
      `The payment of order ${orderId} is disputed: nothing is refunded until that is decided.`,
    )
  }
  const priced = priceRefund(order, request)
  if (order.requestedRefundCents + priced.amountCents > order.capturedCents) {
    throw new ProblemError('illegal_transition', `More than was paid would be refunded of order ${orderId}.`)
  }
  const refundId = await insertOrderRefund(trx, order, priced, {
    ...request,
    providerId: null,
    isMailed: true,
  })
  await queueRefund(trx, refundId, now)
  return { refundId, amountCents: priced.amountCents }
}
