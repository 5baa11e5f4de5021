import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'

/**
 * Adds each product of some paid orders that were not counted yet to its popularity, once an order whatever the quantity.
 * Products are locked in their order, as the checkout locks them. @returns how many orders were counted
 */
export async function countPaidOrders(db: Database, batch: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with counted as (
      update purchase_order set counted = true
      where id in (select id from purchase_order where paid_at is not null and not counted
        order by id limit ${batch}::int for update skip locked)
      returning id),
    ordered as (
      select product_id, count(distinct order_id)::int as orders from order_line
      where order_id in (select id from counted) group by product_id),
    raised as (
      update product p set popularity = p.popularity + locked.orders
      from (select product.id, o.orders from product join ordered o on o.product_id = product.id
        order by product.id for update of product) locked
      where p.id = locked.id)
    select count(*)::int as orders from counted`.execute(db)
  return rows[0]?.orders ?? 0
}
