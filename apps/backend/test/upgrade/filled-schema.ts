import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type DumpedTable, dumpTables } from '../../src/platform/backup/dump-tables.store.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import { allRows } from '../security/authorization-matrix/all-rows.ts'
import type { Matrix } from '../security/authorization-matrix/open-matrix.ts'
import { createSmallCatalogue } from '../small-catalogue.ts'

/** A database as it was: the names of its migrations, and every table with its rows as text. */
export type FilledSchema = {
  migrations: string[]
  tables: (DumpedTable & { lines: string[] })[]
  sequences: { name: string; next: string }[]
}

/** Reads a kept database. */
export const readSchema = (file: string): FilledSchema =>
  JSON.parse(gunzipSync(readFileSync(file)).toString())

/** Keeps a database in a file. */
export async function writeSchema(db: Database, file: string): Promise<void> {
  const lines = new Map<string, string[]>()
  const { tables, sequences, migrations } = await dumpTables(db, async (table, batches) => {
    const rows: string[] = []
    for await (const batch of batches) rows.push(...batch)
    lines.set(table.name, rows)
  })
  const filled: FilledSchema = {
    migrations,
    sequences,
    tables: tables.map((table) => ({ ...table, lines: lines.get(table.name) ?? [] })),
  }
  writeFileSync(file, gzipSync(JSON.stringify(filled), { level: 9 }))
}

/** Something in nearly every table: what the authorization matrix makes for each writing call, and the call. */
export async function fillDatabase({ backend, send }: Matrix): Promise<void> {
  await createSmallCatalogue(backend.services.db)
  for (const row of allRows.filter(({ endpoint }) => endpoint.method !== 'GET')) {
    const { access } = row.endpoint
    const person = async () => {
      if (access === 'operator') return createCustomer(backend, { groups: ['customer', 'operator'] })
      if (access !== 'seller' && access !== 'console') return createCustomer(backend)
      const sellerId = await createSeller(backend.services.db)
      return createCustomer(backend, { sellerId, audience: 'console' })
    }
    const world = { backend, owner: await person(), stranger: await person() }
    const { request } = await row.prepare(world)
    const isOwn = ['customer', 'console', 'seller', 'operator'].includes(access)
    await send(row, request, isOwn ? world.owner.headers : {})
  }
  await backend.drainOutbox()
}
