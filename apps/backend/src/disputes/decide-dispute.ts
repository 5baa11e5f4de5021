import { returnUnsold } from '../checkout/return-unsold.ts'
import type { Transaction } from '../database/open-database.ts'
import { changeOneOrderStatus } from '../orders/change-order-status.ts'
import { unshippedStatuses } from '../orders/order.state.ts'
import type { Attempt } from '../payment/attempt.store.ts'
import { findUnmadeTransfers } from '../payment/money.store.ts'
import { queueTransfer } from '../payouts/queue-transfer.ts'
import { recordForeignRefund, wentBack } from '../refunds/record-foreign-refund.ts'
import { statusAfterRelease } from '../refunds/status-after-release.ts'
import { closeDispute, type Dispute, findDisputedOrders, findOpenDisputes } from './dispute.store.ts'
import { mailDispute } from './mail-dispute.ts'

type Decision = { outcome: 'won' | 'lost'; actor: string; now: Date }

/** Orders go back to where they were, or to what became of their money; what of them never left its shop is on sale again then. */
async function release(
  trx: Transaction,
  attempt: Attempt,
  dispute: Dispute,
  { outcome, actor, now }: Decision,
): Promise<void> {
  for (const order of await findDisputedOrders(trx, attempt.id)) {
    if (order.status !== 'DISPUTED' || order.before === null) continue
    const isAllBack = order.backCents >= order.amountCents
    const partly = order.backCents > 0 && (order.before === 'DELIVERED' || order.before === 'COMPLETED')
    // A refund of it may have been given up meanwhile.
    const before = statusAfterRelease({ ...order, status: order.before })
    const to = isAllBack ? 'REFUNDED' : partly ? 'PARTIALLY_REFUNDED' : before
    await changeOneOrderStatus(trx, { orderId: order.id, to, actor, cause: 'dispute decided', now })
    await mailDispute(trx, order, { dispute, step: outcome, now })
    if (isAllBack && unshippedStatuses.includes(order.before)) await returnUnsold(trx, order.id, 'all')
  }
}

/**
 * The operator's word on a dispute, in the transaction that holds the checkout. Won: the orders go on. Lost: the bank has the money,
 * which is booked like a refund that was made elsewhere, and the sellers' part is taken back, or never goes. What is left of
 * transfers that waited for the decision goes now.
 * @returns false when it was decided before
 */
export async function decideDispute(
  trx: Transaction,
  attempt: Attempt,
  dispute: Dispute,
  decision: Decision,
): Promise<boolean> {
  const { outcome, actor, now } = decision
  if (!(await closeDispute(trx, dispute.id, outcome, now))) return false
  if (outcome === 'lost') {
    await recordForeignRefund(trx, {
      attempt,
      seen: wentBack(attempt, dispute.providerId, dispute.amountCents),
      key: `dispute:${dispute.id}`,
      actor,
      isMailed: false,
      now,
    })
  }
  const others = await findOpenDisputes(trx, attempt.id)
  if (others.length > 0) return true
  await release(trx, attempt, dispute, decision)
  for (const unmade of await findUnmadeTransfers(trx, { attemptId: attempt.id }))
    await queueTransfer(trx, unmade, now)
  return true
}
