import { prepared, type Source } from '../database/prepared.ts'
import { type OrderRow, selectOrders } from '../orders/orders.store.ts'

/** Whose order it must be: an account's, or the one that a mailed link was made for. */
export type OrderClaim = { orderId: string; accountId?: string }

/** An order with everything that its withdrawal is decided on. */
export async function findWithdrawnOrder(
  source: Source,
  { orderId, accountId }: OrderClaim,
): Promise<OrderRow | undefined> {
  const own = accountId ? prepared<boolean>`o.account_id = ${accountId}::uuid` : prepared<boolean>`true`
  const [row] = await selectOrders(source, prepared<boolean>`o.id = ${orderId} and ${own}`)
  return row
}
