import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

/** Kysely's own, which `migrate` writes. */
const NOT_OURS = ['kysely_migration', 'kysely_migration_lock']

export type ListedTable = { name: string; columns: string[] }

const rowsOf = async <Row>(db: Executor, statement: RawBuilder<Row>) => (await statement.execute(db)).rows

/** Values are written and read in the same way on both engines. */
export async function usePlainFormats(db: Executor): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "intervalstyle = 'postgres'"])
    await sql`set local ${sql.raw(setting)}`.execute(db)
}

/** Tables with the columns that are stored (what is generated is generated again), by name. */
export const listTables = (db: Executor): Promise<ListedTable[]> =>
  rowsOf(
    db,
    sql<ListedTable>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all (${NOT_OURS})
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname`,
  )

/** Sequences with what they give out next. */
export async function listSequences(db: Executor): Promise<{ name: string; next: string }[]> {
  const sequences = await rowsOf(
    db,
    sql<{ name: string; step: string }>`
      select sequencename as name, increment_by::text as step
      from pg_sequences where schemaname = 'public' order by sequencename`,
  )
  const listed: { name: string; next: string }[] = []
  for (const { name, step } of sequences) {
    const [found] = await rowsOf(
      db,
      sql<{ next: string }>`
        select (last_value + case when is_called then ${step}::bigint else 0 end)::text as next
        from ${sql.table(name)}`,
    )
    listed.push({ name, next: found?.next ?? '1' })
  }
  return listed
}

/** A row as one text, with the columns in their order. */
export const rowText = ({ columns }: ListedTable): RawBuilder<string> =>
  sql<string>`row(${sql.join(columns.map((column) => sql.ref(`t.${column}`)))})::text`

/** Rows and checksum of a table: the sum of what each row hashes to, so that their order does not matter. */
export async function sumTable(
  db: Executor,
  table: ListedTable,
): Promise<{ rows: number; checksum: string }> {
  const [sum] = await rowsOf(
    db,
    sql<{ rows: string; checksum: string }>`
      select count(*)::text as rows, coalesce(sum(hashtextextended(${rowText(table)}, 0)::numeric), 0)::text as checksum
      from ${sql.table(table.name)} t`,
  )
  return { rows: Number(sum?.rows ?? 0), checksum: sum?.checksum ?? '' }
}
