import type { Withdrawal } from '@filiera/contract/orders/withdrawals'
import type { Executor } from '../../platform/database/open-database.ts'
import { presentWithdrawal } from './withdrawals.presenter.ts'
import { findWithdrawals } from './withdrawals.store.ts'

/** Withdrawals by order, oldest first; an order without any is not in the map. The caller has checked whose orders they are. */
export async function listWithdrawals(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, Withdrawal[]>> {
  const byOrder = new Map<string, Withdrawal[]>()
  for (const row of await findWithdrawals(executor, orderIds))
    byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), presentWithdrawal(row)])
  return byOrder
}
