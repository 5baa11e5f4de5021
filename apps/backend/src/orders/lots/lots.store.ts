import type { LineLot } from '@filiera/contract/orders/lots'
import type { LotShare, ShelfLot } from '@filiera/domain/products/lots'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Lots of the lines of orders, those that expire first on top. */
export async function findOrderLots(
  db: Executor,
  orderIds: readonly string[],
): Promise<(LineLot & { orderId: string; productId: string })[]> {
  const { rows } = await sql<LineLot & { orderId: string; productId: string }>`
    select l.order_id as "orderId", l.product_id as "productId", p.id, p.code, p.expires_on::text as expires, p.expiry,
      l.pieces, p.blocked_at is not null as "isBlocked"
    from order_line_lot l join product_lot p on p.id = l.lot_id where l.order_id = any(${[...orderIds]}::text[])
    order by p.expires_on nulls last, p.id`.execute(db)
  return rows
}

/** Lots of which an order has pieces; they stay as they are until the transaction ends. */
export async function findLotsOfOrder(
  trx: Transaction,
  orderId: string,
): Promise<(Pick<ShelfLot, 'expires' | 'expiry'> & { code: string; isBlocked: boolean })[]> {
  const { rows } = await sql<Pick<ShelfLot, 'expires' | 'expiry'> & { code: string; isBlocked: boolean }>`
    select p.code, p.expires_on::text as expires, p.expiry, p.blocked_at is not null as "isBlocked"
    from order_line_lot l join product_lot p on p.id = l.lot_id
    where l.order_id = ${orderId} order by p.id for share of p`.execute(trx)
  return rows
}

/** Sold pieces of an order that have no lot yet, of products that have lots. */
export async function findUnnamed(
  trx: Transaction,
  orderId: string,
): Promise<{ productId: string; pieces: number }[]> {
  const { rows } = await sql<{ productId: string; pieces: number }>`
    select h.product_id as "productId", (h.quantity - coalesce(named.pieces, 0))::int as pieces
    from stock_hold h left join lateral (select sum(pieces) as pieces from order_line_lot l
      where l.order_id = h.order_id and l.product_id = h.product_id) named on true
    where h.order_id = ${orderId} and h.state = 'committed' and h.quantity > coalesce(named.pieces, 0)
      and exists (select from product_lot p where p.product_id = h.product_id)
    order by h.product_id`.execute(trx)
  return rows
}

/** Locks products, as checkouts do, and with them their lots. @returns the lots that may be sent */
export async function lockLots(trx: Transaction, productIds: readonly string[]): Promise<ShelfLot[]> {
  await sql`select id from product where id = any(${[...productIds]}::bigint[]) order by id for no key update`.execute(
    trx,
  )
  const { rows } = await sql<ShelfLot>`
    select id, product_id as "productId", pieces, expires_on::text as expires, expiry from product_lot
    where product_id = any(${[...productIds]}::bigint[]) and blocked_at is null and pieces > 0 order by id`.execute(
    trx,
  )
  return rows
}

/** Sets pieces of a lot aside for an order; the product is locked. */
export async function takeFromLot(trx: Transaction, orderId: string, share: LotShare): Promise<void> {
  const { productId, lotId, pieces } = share
  await sql`update product_lot set pieces = pieces - ${pieces}::int where id = ${lotId}::bigint`.execute(trx)
  await sql`insert into order_line_lot as known (order_id, product_id, lot_id, pieces)
    values (${orderId}, ${productId}::bigint, ${lotId}::bigint, ${pieces}::int)
    on conflict (order_id, product_id, lot_id) do update set pieces = known.pieces + excluded.pieces`.execute(
    trx,
  )
}

export type NamedShare = LotShare & { isBlocked: boolean }

/** Lots of a line beyond the pieces that the order still has of it, those that expire last first. */
export async function findBeyond(trx: Transaction, orderId: string): Promise<NamedShare[]> {
  const { rows } = await sql<NamedShare>`
    with named as (
      select l.product_id, l.lot_id, p.blocked_at is not null as blocked, l.pieces,
        sum(l.pieces) over (partition by l.product_id order by p.expires_on desc nulls first, p.id desc) - l.pieces as before,
        sum(l.pieces) over (partition by l.product_id) - case when h.state = 'released' then 0 else h.quantity end as beyond
      from order_line_lot l join product_lot p on p.id = l.lot_id
        join stock_hold h on h.order_id = l.order_id and h.product_id = l.product_id
      where l.order_id = ${orderId} and not h.gone)
    select product_id as "productId", lot_id as "lotId", blocked as "isBlocked", least(pieces, beyond - before)::int as pieces
    from named where beyond > before order by product_id, lot_id`.execute(trx)
  return rows
}

/** Puts pieces of an order back to their lot; those of a blocked one are not for sale. The product is locked. */
export async function giveToLot(trx: Transaction, orderId: string, share: NamedShare): Promise<void> {
  const { productId, lotId, pieces, isBlocked } = share
  const ofLot = sql`order_id = ${orderId} and product_id = ${productId}::bigint and lot_id = ${lotId}::bigint`
  await sql`delete from order_line_lot where ${ofLot} and pieces <= ${pieces}::int`.execute(trx)
  await sql`update order_line_lot set pieces = pieces - ${pieces}::int where ${ofLot} and pieces > ${pieces}::int`.execute(
    trx,
  )
  await sql`update product_lot set pieces = pieces + ${pieces}::int where id = ${lotId}::bigint`.execute(trx)
  if (isBlocked) await sql`select withhold_pieces(${productId}::bigint, ${pieces}::int)`.execute(trx)
}

export type SoldLine = { quantity: number; isGone: boolean }

/** What an order has of a product; undefined when it has none of it. */
export async function findSoldLine(
  trx: Transaction,
  orderId: string,
  productId: string,
): Promise<SoldLine | undefined> {
  return trx
    .selectFrom('stock_hold')
    .select(['quantity', 'gone as isGone'])
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .where('state', '=', 'committed')
    .executeTakeFirst()
}

/** Lots of a locked product by their ids, blocked ones too. */
export async function findLots(
  trx: Transaction,
  productId: string,
  ids: readonly string[],
): Promise<{ id: string; code: string; pieces: number; isBlocked: boolean }[]> {
  const { rows } = await sql<{ id: string; code: string; pieces: number; isBlocked: boolean }>`
    select id, code, pieces, blocked_at is not null as "isBlocked" from product_lot
    where product_id = ${productId}::bigint and id = any(${[...ids]}::bigint[])`.execute(trx)
  return rows
}
