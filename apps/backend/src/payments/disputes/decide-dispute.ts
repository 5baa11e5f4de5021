import type { OrderStatus } from '@filiera/contract/orders/orders'
import { changeOneOrderStatus } from '../../orders/order/change-order-status.ts'
import { unshippedStatuses } from '../../orders/order/order.state.ts'
import { returnUnsold } from '../../orders/stock/return-unsold.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { endReturns } from '../cases/return-case.ts'
import { queueUnmadeTransfers } from '../payouts/queue-transfer.ts'
import type { Attempt } from '../records/attempt.store.ts'
import { statusAfterAbandon } from '../refunds/abandon/status-after-abandon.ts'
import { recordProviderRefund, wentBack } from '../refunds/provider-initiated/record-provider-refund.ts'
import {
  closeDispute,
  type Dispute,
  type DisputedOrder,
  findDisputedOrders,
  findOpenDisputes,
} from './dispute.store.ts'
import { mailDispute } from './mail-dispute.ts'

type Decision = { outcome: 'won' | 'lost'; actor: string; now: Date }

/** Where a disputed order goes: what became of its money says so, else a return that waits, else where it was. */
function statusAfter(order: DisputedOrder & { before: OrderStatus }): OrderStatus {
  const { before, amountCents, backCents, hasOpenReturn } = order
  if (backCents >= amountCents) return 'REFUNDED'
  if (hasOpenReturn) return 'RETURN_REQUESTED'
  if (backCents > 0 && (before === 'DELIVERED' || before === 'COMPLETED')) return 'PARTIALLY_REFUNDED'
  // A refund of it may have been abandoned meanwhile.
  return statusAfterAbandon({ ...order, status: before })
}

/** Orders go on. What of them never left its shop is on sale again, and returns have nothing to wait for, where all the money is back. */
async function endDispute(
  trx: Transaction,
  attempt: Attempt,
  dispute: Dispute,
  { outcome, actor, now }: Decision,
): Promise<void> {
  for (const order of await findDisputedOrders(trx, attempt.id)) {
    const { before } = order
    if (order.status !== 'DISPUTED' || before === null) continue
    const to = statusAfter({ ...order, before })
    await changeOneOrderStatus(trx, { orderId: order.id, to, actor, cause: 'dispute decided', now })
    await mailDispute(trx, order, { dispute, step: outcome, now })
    if (order.backCents < order.amountCents) continue
    if (unshippedStatuses.includes(before)) await returnUnsold(trx, order.id, 'all')
    await endReturns(trx, order.id, now)
  }
}

/**
 * The operator's decision on a dispute, in the transaction that locks the checkout. Won: the orders go on. Lost: booked like a
 * provider-initiated refund, and transfers are reversed or not made. Transfers that waited for the decision are queued.
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
      snapshot: wentBack(attempt, dispute.providerId, dispute.amountCents),
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
