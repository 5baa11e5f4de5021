import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { type OrderRow, selectOrders } from '../order/orders.store.ts'

/** Whose order it must be: an account's, or the one that a mailed link was made for. */
export type OrderTarget = { orderId: string; accountId?: string }

/** An order with everything that its withdrawal is decided on. */
export async function findWithdrawnOrder(
  executor: Executor,
  { orderId, accountId }: OrderTarget,
): Promise<OrderRow | undefined> {
  const own = accountId ? sql<boolean>`o.account_id = ${accountId}::uuid` : sql<boolean>`true`
  const [row] = await selectOrders(executor, sql<boolean>`o.id = ${orderId} and ${own}`)
  return row
}
