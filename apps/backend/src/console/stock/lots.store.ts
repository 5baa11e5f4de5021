import type { LotOrder } from '@filiera/contract/console/lots'
import { LOT_ORDERS, SHOWN_LOTS } from '@filiera/contract/console/lots'
import type { Expiry } from '@filiera/domain/products/lots'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** A lot as it is stored, with what is set aside of it. */
export type StoredLot = {
  id: string
  code: string
  expires: string | null
  expiry: Expiry | null
  pieces: number
  aside: number
  blockedAt: Date | null
  blockReason: string
}

const lotColumns = sql`l.id, l.code, l.expires_on::text as expires, l.expiry, l.pieces, l.blocked_at as "blockedAt",
  l.block_reason as "blockReason", coalesce((select sum(o.pieces) from order_line_lot o
    join stock_hold h on h.order_id = o.order_id and h.product_id = o.product_id
    where o.lot_id = l.id and not h.gone), 0)::int as aside`

/** Lots of a product: those with something on the shelf by their date, then the last that were there. */
export async function findProductLots(db: Executor, productId: string): Promise<StoredLot[]> {
  const { rows } = await sql<StoredLot>`
    with known as (select ${lotColumns} from product_lot l where l.product_id = ${productId}::bigint)
    select * from known order by pieces + aside = 0, case when pieces + aside > 0 then expires end nulls last, id desc
    limit ${SHOWN_LOTS}`.execute(db)
  return rows
}

/** A lot of a product; undefined for one of others. */
export async function findLot(
  db: Executor,
  productId: string,
  lotId: string,
): Promise<StoredLot | undefined> {
  const { rows } = await sql<StoredLot>`
    select ${lotColumns} from product_lot l where l.product_id = ${productId}::bigint and l.id = ${lotId}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** The lot of a product with a code, however it is written. */
export async function findLotByCode(
  trx: Transaction,
  productId: string,
  code: string,
): Promise<StoredLot | undefined> {
  const { rows } = await sql<StoredLot>`
    select ${lotColumns} from product_lot l where l.product_id = ${productId}::bigint and lower(l.code) = lower(${code})`.execute(
    trx,
  )
  return rows[0]
}

/** Pieces of a product that have no lot and are not set aside, and those that are owed. */
export async function findRoom(
  db: Executor,
  productId: string,
): Promise<{ withoutLot: number; owed: number }> {
  const { rows } = await sql<{ withoutLot: number; owed: number }>`
    select greatest(0, pieces_for_lots(p.id) - coalesce((select sum(pieces) from product_lot l
      where l.product_id = p.id and l.blocked_at is null), 0))::int as "withoutLot", p.owed
    from product p where p.id = ${productId}::bigint`.execute(db)
  return rows[0] ?? { withoutLot: 0, owed: 0 }
}

export type NewLot = {
  code: string
  expires: string | null
  expiry: Expiry | null
  pieces: number
  now: Date
}

/** @returns its id */
export async function insertLot(trx: Transaction, productId: string, lot: NewLot): Promise<string> {
  const { id } = await trx
    .insertInto('product_lot')
    .values({
      product_id: productId,
      code: lot.code,
      expires_on: lot.expires,
      expiry: lot.expiry,
      pieces: lot.pieces,
      created_at: lot.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LotChange = {
  code?: string
  expires_on?: string | null
  expiry?: Expiry | null
  pieces?: number
  blocked_at?: Date | null
  block_reason?: string
}

export async function updateLot(trx: Transaction, lotId: string, change: LotChange): Promise<void> {
  // who corrects nothing changes nothing
  if (Object.keys(change).length === 0) return
  await trx.updateTable('product_lot').set(change).where('id', '=', lotId).execute()
}

/** Takes pieces of a product from sale; those that are sold already are owed. @returns how many were for sale, and what is left */
export async function withhold(trx: Transaction, productId: string, pieces: number) {
  const read = () =>
    trx.selectFrom('product').select('stock').where('id', '=', productId).executeTakeFirstOrThrow()
  const before = await read()
  await sql`select withhold_pieces(${productId}::bigint, ${pieces}::int)`.execute(trx)
  const after = await read()
  return { withheld: before.stock - after.stock, left: after.stock }
}

export type StoredLotOrder = Omit<LotOrder, 'paidAt'> & { paidAt: Date }

/** Orders with pieces of a lot: those that have not left first, then the newest. */
export async function findLotOrders(db: Executor, lotId: string): Promise<StoredLotOrder[]> {
  const { rows } = await sql<StoredLotOrder>`
    select o.id, o.status, o.paid_at as "paidAt", not h.gone as "isHere", l.pieces,
      coalesce(c.shipment_address->>'recipient', '') as customer, c.contact_email as email
    from order_line_lot l join purchase_order o on o.id = l.order_id join checkout c on c.id = o.checkout_id
      join stock_hold h on h.order_id = l.order_id and h.product_id = l.product_id
    where l.lot_id = ${lotId}::bigint order by h.gone, o.paid_at desc, o.id limit ${LOT_ORDERS}`.execute(db)
  return rows
}
