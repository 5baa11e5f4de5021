import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { OrderPayments } from '../../ports.ts'
import { findWithdrawals } from '../../withdrawals/withdrawals.store.ts'
import { lockShopOrder } from '../shop-orders.store.ts'
import { decideIn } from './decide-return.ts'
import { findShopOf } from './waiting-return.store.ts'

/**
 * Refunds the returns of an order whose time to be answered is over, in the shop's place.
 * @throws ProblemError illegal_transition when none waits
 */
export async function acceptWaitingReturns(
  trx: Transaction,
  payments: OrderPayments,
  { orderId, actor, now }: { orderId: string; actor: string; now: Date },
): Promise<void> {
  const sellerId = await findShopOf(trx, orderId)
  const lock = async () => (sellerId ? lockShopOrder(trx, sellerId, orderId) : undefined)
  await lock()
  const late = (await findWithdrawals(trx, [orderId])).filter(
    ({ status, sendBackBy }) => status === 'requested' && sendBackBy !== null && sendBackBy <= now,
  )
  if (late.length === 0)
    throw new ProblemError('illegal_transition', 'No return of this order waits any more.')
  for (const { id: withdrawalId } of late) {
    const order = await lock()
    if (order) await decideIn({ trx, payments, order, actor, now }, { withdrawalId, accept: true, note: '' })
  }
}
