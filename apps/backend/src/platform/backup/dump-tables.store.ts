import { sql } from 'kysely'
import type { Database, Executor } from '../database/open-database.ts'
import {
  type ListedTable,
  listSequences,
  listTables,
  rowText,
  sumTable,
  usePlainFormats,
} from './table-list.store.ts'

/** Rows read at a time. */
const BATCH = 1000

/** All rows of a table, a batch at a time, each as one text. */
async function* readRows(db: Executor, table: ListedTable): AsyncGenerator<string[]> {
  await sql`declare dump no scroll cursor for select ${rowText(table)} as row from ${sql.table(table.name)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from dump`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close dump`.execute(db)
}

export type DumpedTable = ListedTable & { rows: number; checksum: string }

/** Hands every table to `write`, all as they were at one moment. @returns what was there */
export async function dumpTables(
  db: Database,
  write: (table: ListedTable, rows: AsyncIterable<string[]>) => Promise<void>,
): Promise<{ tables: DumpedTable[]; sequences: { name: string; next: string }[]; migrations: string[] }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await usePlainFormats(trx)
      const tables: DumpedTable[] = []
      for (const table of await listTables(trx)) {
        await write(table, readRows(trx, table))
        tables.push({ ...table, ...(await sumTable(trx, table)) })
      }
      const { rows } = await sql<{ name: string }>`
        select split_part(name, ' ', 1) as name from kysely_migration order by 1`.execute(trx)
      return { tables, sequences: await listSequences(trx), migrations: rows.map(({ name }) => name) }
    })
}
