import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Job } from './share-work.ts'

const loaded = [
  'product',
  'product_text',
  'product_label',
  'product_picture',
  'price_period',
  'product_listing',
]

/**
 * Drops the indexes of the loaded tables that guard nothing; making them anew afterwards takes a fraction of keeping them.
 * Their definitions stay in a table, so that a load that broke off can be taken up again.
 */
export async function dropSpareIndexes(executor: Executor): Promise<void> {
  await sql`create table if not exists bulk_load_index (name text primary key, definition text not null)`.execute(
    executor,
  )
  const { rows } = await sql<{ name: string }>`
    insert into bulk_load_index (name, definition)
      select c.relname, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relname = any(${loaded}::text[]) and t.relnamespace = current_schema()::regnamespace and not i.indisunique
    returning name`.execute(executor)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(executor)
}

/** One job a dropped index that makes it again, also those of a load that broke off. */
export async function restoringJobs(executor: Executor): Promise<Job[]> {
  const { rows: exists } = await sql<{
    known: boolean
  }>`select to_regclass('bulk_load_index') is not null as known`.execute(executor)
  if (!exists[0]?.known) return []
  const { rows } = await sql<{
    name: string
    definition: string
  }>`select name, definition from bulk_load_index order by name`.execute(executor)
  return rows.map(({ name, definition }) => async (connection) => {
    await sql.raw(definition.replace(' INDEX ', ' INDEX IF NOT EXISTS ')).execute(connection)
    await sql`delete from bulk_load_index where name = ${name}`.execute(connection)
  })
}
