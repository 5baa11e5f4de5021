import type { MovementReason, StockMovement } from '@filiera/contract/console/stock'
import { sql } from 'kysely'
import { inMilliseconds, isBehind } from '../../platform/cursor.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type NewMovement = {
  productId: string
  at: Date
  delta: number
  stockAfter: number
  reason: MovementReason
  note: string
  accountId: string
  requestId: string
  lotId: string | null
}

/** Whether a call on a product was carried out before. */
export async function isMoved(trx: Transaction, productId: string, requestId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('stock_movement')
    .select('id')
    .where('product_id', '=', productId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return found !== undefined
}

/** Pieces of a product on the shelf that are not for sale, without those of blocked lots: held or sold, less what is owed. */
export async function findReserved(trx: Transaction, productId: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select (coalesce(sum(quantity), 0) - (select owed from product where id = ${productId}::bigint))::int as pieces
    from stock_hold where product_id = ${productId}::bigint and state <> 'released' and not gone`.execute(trx)
  return rows[0]?.pieces ?? 0
}

/** Adds or takes pieces of locked products; those that are owed are covered first. @returns how many of each can be sold then */
export async function changeStock(
  trx: Transaction,
  moves: readonly { id: string; delta: number }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; stock: number }>`
    update product p set stock = p.stock + m.delta
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id bigint, delta int)
    where p.id = m.id returning p.id, p.stock`.execute(trx)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Writes movements, at least one. */
export async function noteMovements(trx: Transaction, movements: readonly NewMovement[]): Promise<void> {
  const rows = movements.map(
    ({ productId, at, delta, stockAfter, reason, note, accountId, requestId, lotId }) => ({
      product_id: productId,
      at,
      delta,
      stock_after: stockAfter,
      reason,
      note,
      account_id: accountId,
      request_id: requestId,
      lot_id: lotId,
    }),
  )
  await trx.insertInto('stock_movement').values(rows).execute()
}

/** Who moved pieces of a product last, and when; empty for an account that was deleted. */
export const findLastMovement = (
  db: Executor,
  productId: string,
): Promise<{ by: string; at: Date } | undefined> =>
  db
    .selectFrom('stock_movement as m')
    .leftJoin('account as a', 'a.id', 'm.account_id')
    .select(['m.at', sql<string>`coalesce(a.name, '')`.as('by')])
    .where('m.product_id', '=', productId)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type MovementRow = Omit<StockMovement, 'id' | 'at'> & { key: string; at: Date }

/** Movements that were noted, and what orders took and gave back: the stock holds say it, so nothing is kept twice. */
const everyMovement = (productId: string) => sql`
  select 'm' || lpad(m.id::text, 18, '0') as key, ${inMilliseconds(sql`m.at`)} as at, m.delta, m.stock_after as "stockAfter", m.reason, m.note,
    l.code as lot, coalesce(a.name, '') as by, null as "order"
  from stock_movement m left join account a on a.id = m.account_id left join product_lot l on l.id = m.lot_id
  where m.product_id = ${productId}::bigint
  union all
  select 's' || o.id, ${inMilliseconds(sql`o.paid_at`)}, -h.quantity, null, 'sale', '', null, '', o.id
  from stock_hold h join purchase_order o on o.id = h.order_id
  where h.product_id = ${productId}::bigint and h.state <> 'held' and o.paid_at is not null
  union all
  select 'c' || o.id, ${inMilliseconds(sql`e.at`)}, h.quantity, null, 'cancelled', '', null, '', o.id
  from stock_hold h join purchase_order o on o.id = h.order_id
    join lateral (select e.at from order_event e where e.order_id = o.id and e.status in ('CANCELLED', 'REFUNDED')
      order by e.id limit 1) e on true
  where h.product_id = ${productId}::bigint and h.state = 'released' and o.paid_at is not null`

/** Movements of a product before the one named, the latest first. */
export async function findMovements(
  db: Executor,
  productId: string,
  { before, limit }: { before: { at: Date; key: string } | undefined; limit: number },
): Promise<MovementRow[]> {
  const older = before ? sql`where ${isBehind(before, { at: sql`k.at`, key: sql`k.key` })}` : sql``
  const { rows } = await sql<MovementRow>`
    select k.* from (${everyMovement(productId)}) k ${older} order by k.at desc, k.key desc limit ${limit}::int`.execute(
    db,
  )
  return rows
}
