import type { OrderMessage } from '@filiera/contract/orders/order-actions'
import type { Executor } from '../../platform/database/open-database.ts'
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
