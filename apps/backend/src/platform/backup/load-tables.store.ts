import { sql } from 'kysely'
import type { Database, Executor } from '../database/open-database.ts'
import type { DumpedTable } from './dump-tables.store.ts'
import type { Manifest } from './manifest.ts'
import { type ListedTable, listTables, sumTable, usePlainFormats } from './table-list.store.ts'

/** Whether nothing stands in a database yet. */
export async function isEmptyDatabase(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`.execute(db)
  return rows.length === 0
}

type Constraint = { table: string; name: string; definition: string }

/** References between tables, taken away while rows come in whatever order. */
async function dropReferences(db: Executor): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db)
  return rows
}

async function switchTriggers(
  db: Executor,
  tables: readonly ListedTable[],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(db)
}

const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** Rows of one table. Their types come from the table itself: the text is read as a row of its columns. */
async function insertRows(
  db: Executor,
  { name, columns }: ListedTable,
  rows: readonly string[],
): Promise<void> {
  const values = sql.join(columns.map((column) => sql`(r.loaded).${sql.ref(column)}`))
  await sql`insert into ${sql.table(name)} (${columnList(columns)}) overriding system value
    select ${values} from (select text::pg_temp.${sql.ref(`loaded_${name}`)} as loaded
    from unnest(${rows}::text[]) text offset 0) r`.execute(db)
}

/** A type with the stored columns of a table, in the order in which a row was written. */
async function createRowType(db: Executor, { name, columns }: ListedTable): Promise<void> {
  const { rows } = await sql<{ column: string; type: string }>`
    select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${name}::regclass and attname = any (${columns}) and not attisdropped`.execute(db)
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const fields = columns.map((column) => {
    const type = types.get(column)
    if (!type) throw new Error(`Table ${name} has no column ${column} after the migrations of the backup.`)
    return sql`${sql.ref(column)} ${sql.raw(type)}`
  })
  await sql`create type pg_temp.${sql.ref(`loaded_${name}`)} as (${sql.join(fields)})`.execute(db)
}

/**
 * Fills a database that its migrations have just made, in one transaction: all or nothing. What migrations wrote themselves is replaced,
 * triggers do nothing meanwhile, references and checksums are checked at the end.
 * @param readRows rows of a table as they were written, a batch at a time
 * @throws Error when a table has not what the backup says
 */
export async function loadTables(
  db: Database,
  { tables, sequences }: { tables: readonly DumpedTable[] } & Pick<Manifest, 'sequences'>,
  readRows: (table: string) => AsyncIterable<string[]>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await usePlainFormats(trx)
    const references = await dropReferences(trx)
    const known = await listTables(trx)
    await switchTriggers(trx, known, 'disable')
    await sql`truncate ${sql.join(known.map(({ name }) => sql.table(name)))}`.execute(trx)
    for (const table of tables) {
      await createRowType(trx, table)
      for await (const rows of readRows(table.name)) await insertRows(trx, table, rows)
      const sum = await sumTable(trx, table)
      if (sum.rows !== table.rows || sum.checksum !== table.checksum)
        throw new Error(
          `Table ${table.name} is not what was backed up: ${sum.rows} of ${table.rows} rows, checksum ${sum.checksum}.`,
        )
    }
    await switchTriggers(trx, known, 'enable')
    for (const { table, name, definition } of references)
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx)
    for (const { name, next } of sequences)
      await sql`select setval(${name}::regclass, ${next}::bigint, false)`.execute(trx)
  })
  await sql`analyze`.execute(db)
}
