import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { afterEnd, paidIn, startOf } from '../periods/period.sql.ts'
import type { Period } from '../periods/period.ts'
import type { StockChange } from './days-out.ts'

const italianDay = (moment: RawBuilder<unknown>) =>
  sql<string>`(${moment} at time zone 'Europe/Rome')::date::text`

/** Orders paid on a day; money in cents. */
export type OrdersOfDay = {
  day: string
  orders: number
  soldCents: number
  shipped: number
  /** From payment to shipment, of all that were shipped together. */
  shippingSeconds: number
}

/** Paid orders of a shop by the day of their payment; days without any are left out. */
export async function findOrdersByDay(
  executor: Executor,
  sellerId: string,
  period: Period,
): Promise<OrdersOfDay[]> {
  const { rows } = await sql<OrdersOfDay>`
    select ${italianDay(sql`o.paid_at`)} as day, count(*)::int as orders, sum(o.amount_cents)::float8 as "soldCents",
      count(s.at)::int as shipped,
      coalesce(extract(epoch from sum(s.at - o.paid_at)), 0)::float8 as "shippingSeconds"
    from purchase_order o left join lateral (select min(e.at) as at from order_event e
      where e.order_id = o.id and e.status = 'SHIPPED') s on true
    where ${paidIn(sellerId, period)} group by 1`.execute(executor)
  return rows
}

/** Money given back of a shop's orders by the day on which it was booked, in cents; refunds that were given up are none. */
export async function findRefundsByDay(
  executor: Executor,
  sellerId: string,
  { from, to }: Period,
): Promise<{ day: string; cents: number }[]> {
  const { rows } = await sql<{ day: string; cents: number }>`
    select ${italianDay(sql`r.created_at`)} as day, sum(r.amount_cents)::float8 as cents
    from purchase_order o join refund r on r.order_id = o.id
    where o.seller_id = ${sellerId}::bigint and o.refunded_cents > 0 and r.abandoned_at is null
      and r.created_at >= ${startOf(from)} and r.created_at < ${afterEnd(to)} group by 1`.execute(executor)
  return rows
}

/** Pieces sold on each day (`productId` null), and of each product with what they brought (`day` null); money in cents. */
export type SoldPieces = { day: string | null; productId: string | null; pieces: number; soldCents: number }

/** Pieces that a shop sold, by day and by product in one reading. */
export async function findSoldPieces(
  executor: Executor,
  sellerId: string,
  period: Period,
): Promise<SoldPieces[]> {
  const { rows } = await sql<SoldPieces>`
    select day, "productId", sum(quantity)::int as pieces, sum(cents)::float8 as "soldCents"
    from (select ${italianDay(sql`o.paid_at`)} as day, l.product_id::text as "productId", l.quantity, l.charged_cents * l.quantity as cents
      from purchase_order o join order_line l on l.order_id = o.id where ${paidIn(sellerId, period)}) sold
    group by grouping sets ((day), ("productId"))`.execute(executor)
  return rows
}

/** How products are named in lists. */
export type NamedProduct = { id: string; title: string; pictureHash: string | null; waiting: number }

/** Products of a shop by id, and how many people wait for each. */
export async function findNamedProducts(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
  lang: Language,
): Promise<Map<string, NamedProduct>> {
  const { rows } = await sql<NamedProduct>`
    select p.id, ${productName(lang)} as title, i.picture_hash as "pictureHash",
      (select count(*)::int from subscription s
        where s.product_id = p.id and s.kind = 'stock-alert' and s.status = 'active') as waiting
    from product p
      left join lateral ${firstPicture()} i on true
    where p.seller_id = ${sellerId}::bigint and p.id = any(${[...ids]}::bigint[])`.execute(executor)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A product on sale with its stock now, when it came to be, and all that came and went since. */
export type StockHistory = { id: string; stock: number; createdOn: string; changes: StockChange[] }

/** Products of a shop on sale that have been without stock since a day; sales count when they are ordered. */
export async function findStockHistories(
  executor: Executor,
  sellerId: string,
  since: string,
): Promise<StockHistory[]> {
  const { rows } = await sql<StockHistory>`
    with own as (select id, stock, created_at from product where seller_id = ${sellerId}::bigint and status = 'published'),
    change as (
      select id, day, sum(delta)::int as delta from (
        select m.product_id as id, ${italianDay(sql`m.at`)} as day, m.delta
        from own join stock_movement m on m.product_id = own.id and m.at >= ${startOf(since)}
        union all
        select h.product_id, ${italianDay(sql`o.created_at`)}, -h.quantity
        from purchase_order o join stock_hold h on h.order_id = o.id and h.state <> 'released'
        where o.seller_id = ${sellerId}::bigint and o.created_at >= ${startOf(since)}) each_change
      group by id, day),
    level as (
      select id, day, delta, sum(delta) over (partition by id order by day desc) as since_then,
        sum(delta) over (partition by id order by day desc) - delta as after_it
      from change)
    select own.id, own.stock, ${italianDay(sql`own.created_at`)} as "createdOn",
      coalesce(json_agg(json_build_object('day', l.day, 'delta', l.delta)) filter (where l.id is not null), '[]') as changes
    from own left join level l on l.id = own.id
    group by own.id, own.stock, own.created_at
    having own.stock <= 0 or bool_or(own.stock - l.after_it <= 0 or own.stock - l.since_then <= 0)`.execute(
    executor,
  )
  return rows
}
