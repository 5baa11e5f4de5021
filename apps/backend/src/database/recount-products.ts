import { sql } from 'kysely'
import type { Transaction } from './open-database.ts'

/** Recounts the published products of every seller and category. */
export async function recountProducts(trx: Transaction): Promise<void> {
  await sql`update seller set products_count =
    (select count(*) from product where seller_id = seller.id and status = 'published')`.execute(trx)
  await sql`update category set products_count =
    (select count(*) from product where category_id = category.id and status = 'published')`.execute(trx)
}
