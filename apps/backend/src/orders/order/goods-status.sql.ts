import type { OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'

/** The last status of an order `o` that says where its goods are, not where its money is or what waits for a decision. */
export const goodsStatus = sql<OrderStatus>`(select e.status from order_event e where e.order_id = o.id
  and e.status not in ('RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED') order by e.id desc limit 1)`
