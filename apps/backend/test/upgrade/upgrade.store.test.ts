import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loadTables } from '../../src/platform/backup/load-tables.store.ts'
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { openBareDatabase } from '../open-test-database.ts'
import { openMatrix } from '../security/authorization-matrix/open-matrix.ts'
import { fillDatabase, readSchema, writeSchema } from './filled-schema.ts'

/** Databases as earlier versions left them, with something in nearly every table: `schema-<number of the last migration>.json.gz`. */
const kept = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json.gz'))

/** Made of other rows, by triggers and migrations: it is theirs that must stay. */
const DERIVED = new Set(['listing_change', 'listing_state', 'product_listing'])

type Row = Readonly<Record<string, unknown>>
const rowsOf = async (db: Database, table: string): Promise<Row[]> =>
  (await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)).rows.map(
    ({ row }) => row,
  )

/** A row by the columns that it had before. */
const comparable = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => [column, row[column]]))

/** Rows of before that are not there any more, with every value that they had. */
async function lostRows(db: Database, table: string, before: readonly Row[]): Promise<string[]> {
  const columns = Object.keys(before[0] ?? {})
  const now = new Set((await rowsOf(db, table)).map((row) => comparable(row, columns)))
  return before
    .map((row) => comparable(row, columns))
    .filter((row) => !now.has(row))
    .map((row) => `${table} ${row}`)
}

describe.each(kept)('the database of %s', (file) => {
  it('is migrated to the schema of today and loses nothing', async () => {
    const filled = readSchema(join(import.meta.dirname, file))
    const known = readMigrations()
    const database = await openBareDatabase()
    const { db } = database
    try {
      const then = known.slice(0, filled.migrations.length)
      expect(then.map(({ name }) => name)).toEqual(filled.migrations)
      await migrate(db, then)
      const lines = new Map(filled.tables.map((table) => [table.name, table.lines]))
      await loadTables(db, filled, async function* (table) {
        yield lines.get(table) ?? []
      })
      const full = filled.tables.filter(({ rows, name }) => rows > 0 && !DERIVED.has(name))
      const before = new Map<string, Row[]>()
      for (const { name } of full) before.set(name, await rowsOf(db, name))
      expect(await migrate(db, known)).toHaveLength(known.length - then.length)
      const lost: string[] = []
      for (const [table, rows] of before) lost.push(...(await lostRows(db, table, rows)))
      expect(lost.slice(0, 20)).toEqual([])
      expect(full.length).toBeGreaterThan(40)
    } finally {
      await database.close()
    }
  })
})

it.runIf(process.env.KEEP_SCHEMA)('keeps the schema of today for the versions to come', async () => {
  const matrix = await openMatrix()
  await fillDatabase(matrix)
  const number = readMigrations().at(-1)?.name.slice(0, 4)
  await writeSchema(matrix.backend.services.db, join(import.meta.dirname, `schema-${number}.json.gz`))
  await matrix.close()
})
