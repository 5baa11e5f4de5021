import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { OrderPayments } from '../../ports.ts'
import { lockShopOrder } from '../shop-orders.store.ts'
import { decideIn } from './decide-return.ts'
import { findOrderOf } from './waiting-return.store.ts'

/** Refunds a return that its shop did not answer, in the shop's place. @throws ProblemError illegal_transition when it waits no more */
export async function acceptUnansweredReturn(
  trx: Transaction,
  payments: OrderPayments,
  { withdrawalId, actor, now }: { withdrawalId: string; actor: string; now: Date },
): Promise<void> {
  const found = await findOrderOf(trx, withdrawalId)
  const order = found && (await lockShopOrder(trx, found.sellerId, found.orderId))
  const isDone =
    order && (await decideIn({ trx, payments, order, actor, now }, { withdrawalId, accept: true, note: '' }))
  if (!isDone) throw new ProblemError('illegal_transition', 'This return does not wait any more.')
}
