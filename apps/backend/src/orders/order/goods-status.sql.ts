import type { OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'

/** Last status of an order `o` that says where the goods are; those about money or a pending decision are skipped. */
export const goodsStatus = sql<OrderStatus>`(select e.status from order_event e where e.order_id = o.id
  and e.status not in ('RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED') order by e.id desc limit 1)`
