import { changeOneOrderStatus } from '../../orders/order/change-order-status.ts'
import { unshippedStatuses } from '../../orders/order/order.state.ts'
import { returnUnsold } from '../../orders/stock/return-unsold.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { queueUnmadeTransfers } from '../payouts/queue-transfer.ts'
import type { Attempt } from '../records/attempt.store.ts'
import { statusAfterAbandon } from '../refunds/abandon/status-after-abandon.ts'
import { recordProviderRefund, wentBack } from '../refunds/provider-initiated/record-provider-refund.ts'
import { closeDispute, type Dispute, findDisputedOrders, findOpenDisputes } from './dispute.store.ts'
import { mailDispute } from './mail-dispute.ts'

type Decision = { outcome: 'won' | 'lost'; actor: string; now: Date }

/** Orders go back to where they were, or to what became of their money; what of them never left its shop is on sale again then. */
async function endDispute(
  trx: Transaction,
  attempt: Attempt,
  dispute: Dispute,
  { outcome, actor, now }: Decision,
): Promise<void> {
  for (const order of await findDisputedOrders(trx, attempt.id)) {
    if (order.status !== 'DISPUTED' || order.before === null) continue
    const isAllBack = order.backCents >= order.amountCents
    const partly = order.backCents > 0 && (order.before === 'DELIVERED' || order.before === 'COMPLETED')
    // A refund of it may have been abandoned meanwhile.
    const before = statusAfterAbandon({ ...order, status: order.before })
    const to = isAllBack ? 'REFUNDED' : partly ? 'PARTIALLY_REFUNDED' : before
    await changeOneOrderStatus(trx, { orderId: order.id, to, actor, cause: 'dispute decided', now })
    await mailDispute(trx, order, { dispute, step: outcome, now })
    if (isAllBack && unshippedStatuses.includes(order.before)) await returnUnsold(trx, order.id, 'all')
  }
}

/**
 * The operator's word on a dispute, in the transaction that holds the checkout. Won: the orders go on. Lost: the bank has the money,
 * which is booked like a provider-initiated refund, and the transfers are reversed, or never made. What is left of
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
    await recordProviderRefund(trx, {
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
  await endDispute(trx, attempt, dispute, decision)
  await queueUnmadeTransfers(trx, attempt.id, now)
  return true
}
