import { type RawBuilder, sql } from 'kysely'
import type { CartOwner } from './cart-owner.ts'

/**
 * Pieces of the product `p` that the owner's unpaid order holds: to the owner they are still there, since a new order takes the place
 * of that one.
 */
export function ownHeld({ kind, id }: CartOwner): RawBuilder<number> {
  if (kind === 'visitor') return sql<number>`0`
  return sql<number>`coalesce((select sum(h.quantity)::int
    from checkout k join purchase_order o on o.checkout_id = k.id join stock_hold h on h.order_id = o.id
    where k.account_id = ${id}::uuid and k.status in ('open', 'paying') and h.product_id = p.id and h.state = 'held'), 0)`
}
