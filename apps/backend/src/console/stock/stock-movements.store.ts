import type { MovementReason } from '@filiera/contract/console/stock'
import { sql } from 'kysely'
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

/** Adds or takes pieces of a locked product; those that are owed are covered first. @returns how many can be sold then */
export async function changeStock(trx: Transaction, productId: string, delta: number): Promise<number> {
  const { stock } = await trx
    .updateTable('product')
    .set({ stock: sql`stock + ${delta}::int` })
    .where('id', '=', productId)
    .returning('stock')
    .executeTakeFirstOrThrow()
  return stock
}

/** Writes a movement. */
export async function noteMovement(trx: Transaction, movement: NewMovement): Promise<void> {
  const { productId, at, delta, stockAfter, reason, note, accountId, requestId, lotId } = movement
  await trx
    .insertInto('stock_movement')
    .values({
      product_id: productId,
      at,
      delta,
      stock_after: stockAfter,
      reason,
      note,
      account_id: accountId,
      request_id: requestId,
      lot_id: lotId,
    })
    .execute()
}

/** Movements of a product before the one named, the latest first. */
export async function findMovements(
  db: Executor,
  productId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return db
    .selectFrom('stock_movement')
    .leftJoin('account', 'account.id', 'stock_movement.account_id')
    .leftJoin('product_lot', 'product_lot.id', 'stock_movement.lot_id')
    .select(['stock_movement.id', 'at', 'delta', 'stock_after', 'reason', 'note', 'product_lot.code as lot'])
    .select((select) => select.fn.coalesce('account.name', sql<string>`''`).as('by'))
    .where('stock_movement.product_id', '=', productId)
    .$if(before !== undefined, (query) => query.where('stock_movement.id', '<', before ?? ''))
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute()
}
