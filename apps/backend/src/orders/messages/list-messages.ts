import type { OrderMessage } from '@filiera/contract/orders/order-actions'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { findOrder } from '../order/orders.store.ts'
import { presentMessage } from './messages.presenter.ts'
import { findMessages } from './messages.store.ts'

/** Messages by order, oldest first; an order without any is not in the map. The caller has checked whose orders they are. */
export async function listMessages(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderMessage[]>> {
  const byOrder = new Map<string, OrderMessage[]>()
  for (const row of await findMessages(executor, orderIds))
    byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), presentMessage(row)])
  return byOrder
}

/** Messages about an order of the account, oldest first. @throws ProblemError not_found, also for another account's */
export async function listOwnMessages(
  executor: Executor,
  accountId: string,
  orderId: string,
): Promise<OrderMessage[]> {
  if (!(await findOrder(executor, accountId, orderId))) throw notFound()
  return (await listMessages(executor, [orderId])).get(orderId) ?? []
}
