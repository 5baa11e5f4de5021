import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Where a picture can stand, besides contents of products and what their imports brought. */
export const pictureColumns = [
  ['banner', 'picture_hash'],
  ['brand', 'picture_hash'],
  ['category', 'picture_hash'],
  ['collection', 'picture_hash'],
  ['order_line', 'picture_hash'],
  ['page_content', 'picture_hash'],
  ['post', 'header_picture_hash'],
  ['post', 'picture_hash'],
  ['product_picture', 'picture_hash'],
  ['promotion', 'picture_hash'],
  ['seller', 'picture_hash'],
  ['shop_photo', 'picture_hash'],
] as const

/** Notes that a photo left a library. */
export async function noteRemoved(trx: Transaction, hash: string, now: Date): Promise<void> {
  await trx.updateTable('picture').set({ removed_at: now }).where('hash', '=', hash).execute()
}

/** Pictures that left a library before a time, the longest out first. */
export async function findRemoved(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('hash')
    .where('removed_at', '<', before)
    .orderBy('removed_at')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Of some pictures those that something shows or can show again; each table is read once, however many there are. */
export async function findShown(db: Executor, hashes: readonly string[]): Promise<string[]> {
  const inColumns = pictureColumns.map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} as hash from ${sql.table(table)} where ${sql.ref(column)} = any(${hashes}::text[])`,
  )
  const named = sql`jsonb_path_query(content, '$.pictures[*].picture') #>> '{}'`
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from (
      ${sql.join(inColumns, sql` union all `)}
      union all select ${named} from product_draft
      union all select ${named} from product_version
      union all select jsonb_path_query(pictures, '$[*].hash') #>> '{}' from product_import) shown
    where hash = any(${hashes}::text[])`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Lets pictures that are shown wait anew. */
export async function postponeRemoval(db: Executor, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length === 0) return
  await db
    .updateTable('picture')
    .set({ removed_at: now })
    .where('hash', 'in', [...hashes])
    .where('removed_at', 'is not', null)
    .execute()
}

/** Forgets a picture. @returns false when it was put up again meanwhile */
export async function deletePicture(db: Executor, hash: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('hash', '=', hash)
    .where('removed_at', '<', before)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
