import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** Puts pieces of a product that is locked on sale again, those that are owed first. @returns how many are for sale now that were not */
export async function putOnSale(trx: Transaction, productId: string, pieces: number) {
  const before = await trx
    .selectFrom('product')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const after = await trx
    .updateTable('product')
    .set({ stock: sql`stock + ${pieces}::int` })
    .where('id', '=', productId)
    .returning('stock')
    .executeTakeFirstOrThrow()
  return { returned: after.stock - before.stock, left: after.stock }
}
