import type { Transaction } from '../database/open-database.ts'
import { changeOneOrderStatus } from '../orders/change-order-status.ts'
import { canMove } from '../orders/order.state.ts'
import { ProblemError } from '../problem-error.ts'
import { bookDebtCancelled } from './book-refund.ts'
import { changeRefund, type DueRefund, findRefund, lockRefund } from './refund-steps.store.ts'
import { findReleasedOrder, lowerRefunded } from './release-refund.store.ts'
import type { Part } from './share-kept.ts'
import { statusAfterRelease } from './status-after-release.ts'
import { changeTakeBack, deleteDebt, isAsked, lockTakeBack } from './take-back.store.ts'

/** Takes nothing of the seller's along that never came: a debt that nobody has paid for us is forgotten. @returns what was taken back */
async function takenBack(trx: Transaction, refund: DueRefund, now: Date): Promise<Part> {
  const nothing = { amountCents: 0, commissionCents: 0 }
  const takeBack = await lockTakeBack(trx, refund.id)
  if (!takeBack) return nothing
  const isUnpaidDebt = takeBack.status === 'debt' && takeBack.advanceId === null
  if (takeBack.status !== 'pending' && !isUnpaidDebt) return takeBack
  if (isUnpaidDebt) {
    await deleteDebt(trx, refund.id)
    await bookDebtCancelled(trx, refund, takeBack, now)
  }
  // Nothing is to be asked of the seller any more.
  await changeTakeBack(trx, refund.id, { status: 'reduced' }, now)
  return nothing
}

/** The order says no more than what went back; where a dispute of its payment is open it waits for that. */
async function correctStatus(
  trx: Transaction,
  { id, hasOpenDispute }: DueRefund,
  orderId: string,
  by: { actor: string; now: Date },
): Promise<void> {
  const order = await findReleasedOrder(trx, orderId)
  const to = statusAfterRelease(order)
  if (to === order.status) return
  const move = { orderId, cause: `refund ${id} given up`, ...by }
  await changeOneOrderStatus(trx, { ...move, to })
  if (hasOpenDispute && canMove(to, 'DISPUTED')) await changeOneOrderStatus(trx, { ...move, to: 'DISPUTED' })
}

/**
 * Gives a failed refund up, once, in the transaction that decides it: its amount counts no more and can be refunded again, and its
 * order says so. What was taken back from the seller for it stays with the order, and the next refund is paid from it first.
 * @param by who decided it, and when
 * @throws ProblemError illegal_transition while a provider's answer about the seller's part is awaited
 */
export async function releaseRefund(
  trx: Transaction,
  refundId: string,
  by: { actor: string; now: Date },
): Promise<void> {
  const known = await findRefund(trx, refundId)
  if (!known) throw new Error(`no refund ${refundId}`)
  const refund = await lockRefund(trx, known)
  if (refund.status !== 'failed' || refund.releasedAt !== null) return
  if (await isAsked(trx, refund.id)) {
    const detail =
      'The provider is being asked about the seller’s part of this refund: decide in some minutes.'
    throw new ProblemError('illegal_transition', detail)
  }
  await changeRefund(trx, refund.id, { released_at: by.now }, by.now)
  if (refund.orderId === null) return
  await lowerRefunded(trx, refund.id, refund.orderId, await takenBack(trx, refund, by.now))
  await correctStatus(trx, refund, refund.orderId, by)
}
