import { changeOneOrderStatus } from '../../../orders/order/change-order-status.ts'
import { canMove } from '../../../orders/order/order.state.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { closeCases } from '../../cases/cases.store.ts'
import { bookDebtCancelled } from '../book-refund.ts'
import { changeRefund, type DueRefund, lockRefundById } from '../refund-steps.store.ts'
import { refuseWhileAsked } from '../reversals/refuse-while-asked.ts'
import { changeReversal, deleteDebt, lockReversal } from '../reversals/transfer-reversal.store.ts'
import { findOrderAfterAbandon, lowerRefunded } from './abandon-refund.store.ts'
import type { Part } from './retained-share.ts'
import { statusAfterAbandon } from './status-after-abandon.ts'

/** Ends the transfer reversal of a refund: a debt without a platform advance is deleted. @returns what the seller gave */
async function endReversal(trx: Transaction, refund: DueRefund, now: Date): Promise<Part> {
  const nothing = { amountCents: 0, commissionCents: 0 }
  const reversal = await lockReversal(trx, refund.id)
  if (!reversal) return nothing
  const isUnpaidDebt = reversal.status === 'debt' && reversal.advanceId === null
  if (reversal.status !== 'pending' && !isUnpaidDebt) return reversal
  if (isUnpaidDebt) {
    await deleteDebt(trx, refund.id)
    await bookDebtCancelled(trx, refund, reversal, now)
    const note = 'The refund was abandoned: nothing is owed for it.'
    await closeCases(trx, { refundId: refund.id }, { kind: 'seller_debt', note, now })
  }
  // Nothing is to be asked of the seller any more.
  await changeReversal(trx, refund.id, { status: 'reduced' }, now)
  return nothing
}

/** Sets the order status to what really went back; an order with an open dispute keeps its status. */
async function correctStatus(
  trx: Transaction,
  { id, hasOpenDispute }: DueRefund,
  orderId: string,
  by: { actor: string; now: Date },
): Promise<void> {
  const order = await findOrderAfterAbandon(trx, orderId)
  const to = statusAfterAbandon(order)
  if (to === order.status) return
  const move = { orderId, cause: `refund ${id} abandoned`, ...by }
  await changeOneOrderStatus(trx, { ...move, to })
  if (hasOpenDispute && canMove(to, 'DISPUTED')) await changeOneOrderStatus(trx, { ...move, to: 'DISPUTED' })
}

/**
 * Abandons a failed refund, once: its amount can be refunded again, and the order's status follows.
 * What the seller gave for it is kept for the next refund of the order. @param by who decided it, and when
 * @throws ProblemError illegal_transition while a provider's answer about the seller's part is awaited
 */
export async function abandonRefund(
  trx: Transaction,
  refundId: string,
  by: { actor: string; now: Date },
): Promise<void> {
  const refund = await lockRefundById(trx, refundId)
  if (refund.status !== 'failed' || refund.abandonedAt !== null) return
  await refuseWhileAsked(trx, refund.id)
  await changeRefund(trx, refund.id, { abandoned_at: by.now }, by.now)
  if (refund.orderId === null) return
  await lowerRefunded(trx, refund.id, refund.orderId, await endReversal(trx, refund, by.now))
  await correctStatus(trx, refund, refund.orderId, by)
}
