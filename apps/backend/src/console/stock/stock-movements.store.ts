import type { StockReason } from '@filiera/contract/console/stock'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type NewMovement = {
  productId: string
  at: Date
  delta: number
  stockAfter: number
  reason: StockReason
  note: string
  accountId: string
  requestId: string
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

/** Pieces of a product on the shelf that are held or sold. */
export async function findReserved(trx: Transaction, productId: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(quantity), 0)::int as pieces from stock_hold
    where product_id = ${productId}::bigint and state <> 'released' and not gone`.execute(trx)
  return rows[0]?.pieces ?? 0
}

/** Writes a movement and the stock that it leaves; the product is locked. */
export async function insertMovement(trx: Transaction, movement: NewMovement): Promise<void> {
  const { productId, at, delta, stockAfter, reason, note, accountId, requestId } = movement
  await trx.updateTable('product').set({ stock: stockAfter }).where('id', '=', productId).execute()
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
    .select(['stock_movement.id', 'at', 'delta', 'stock_after', 'reason', 'note'])
    .select((select) => select.fn.coalesce('account.name', sql<string>`''`).as('by'))
    .where('product_id', '=', productId)
    .$if(before !== undefined, (query) => query.where('stock_movement.id', '<', before ?? ''))
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute()
}
