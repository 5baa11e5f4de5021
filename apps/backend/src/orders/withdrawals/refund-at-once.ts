import type { Transaction } from '../../platform/database/open-database.ts'
import { cancelPaidOrder } from '../order/cancel-paid-order.ts'
import type { OrderPayments } from '../ports.ts'
import { returnUnsold } from '../stock/return-unsold.ts'
import type { Declared } from './price-declaration.ts'
import type { NewWithdrawal } from './withdrawals.store.ts'

/** The declared pieces of an order that goes on: their money back, and they on sale again. @returns the refund's id */
async function refundPieces(
  trx: Transaction,
  payments: OrderPayments,
  { order, lines, now }: Declared,
): Promise<string> {
  const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  // How often pieces of an order went back so far tells one refund from the next.
  const returned = order.lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  const { refundId } = await payments.queueRefund(trx, {
    orderId: order.id,
    key: `withdrawal:${order.id}:${returned}`,
    lines: pieces,
    withShipping: false,
    reason: 'withdrawal',
    actor: 'customer',
    now,
  })
  await returnUnsold(trx, order.id, pieces)
  return refundId
}

/** Before shipping nothing has to come back: the money goes at once, and with the last piece the order ends. */
export async function refundAtOnce(
  trx: Transaction,
  payments: OrderPayments,
  declared: Declared,
): Promise<NewWithdrawal> {
  const { order, lines, reason, isRest, amountCents, now } = declared
  const cancellation = {
    orderId: order.id,
    reason: 'withdrawal',
    actor: 'customer',
    cause: 'withdrawn',
    now,
  } as const
  const refund = isRest
    ? await cancelPaidOrder(trx, payments, cancellation)
    : { refundId: await refundPieces(trx, payments, declared), amountCents }
  return {
    orderId: order.id,
    status: 'accepted',
    amountCents: refund.amountCents,
    withShipping: isRest,
    sendBackBy: null,
    createdAt: now,
    decidedAt: now,
    reason,
    refundId: refund.refundId,
    lines,
  }
}
