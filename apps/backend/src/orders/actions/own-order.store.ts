import type { OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** An own order as what the customer does with it starts from. */
export type OwnOrder = {
  id: string
  checkoutId: string
  status: OrderStatus
  lines: { productId: string; quantity: number }[]
}

export async function findOwnOrder(
  executor: Executor,
  accountId: string,
  orderId: string,
): Promise<OwnOrder | undefined> {
  const { rows } = await sql<OwnOrder>`
    select o.id, o.checkout_id as "checkoutId", o.status,
      (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity) order by l.position)
        from order_line l where l.order_id = o.id) as lines
    from purchase_order o where o.id = ${orderId} and o.account_id = ${accountId}::uuid`.execute(executor)
  return rows[0]
}
