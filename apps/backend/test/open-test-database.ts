import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openServer, wrapEmbedded } from '../src/platform/database/open-database.ts'

/** Runs one statement on the server of the test run. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Longer than those of the shop, in milliseconds: 500 buyers at once on a slow machine are no fault of what is tested. */
const LIMITS: pg.ClientConfig = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 40_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** A database of a server, by its name. */
export function openServerAs(serverUrl: string, name: string): OpenDatabase {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return openServer(url.href, 16, LIMITS)
}

/** A database of its own on the real server, copied from a template or without any table. */
export async function openOnServer(serverUrl: string, template = 'filiera_template'): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // files are copied, not pages written to the log: half of the time
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const database = openServerAs(serverUrl, name)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** An embedded database from an image, and what writes an image of it. */
export async function openEmbedded(path: string) {
  const loadDataDir = new Blob([readFileSync(path)])
  const pglite = await PGlite.create({ loadDataDir, extensions: { pg_trgm, unaccent } })
  return {
    database: await wrapEmbedded(pglite, () => {}),
    image: async () => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()),
  }
}

/** An empty, migrated database of its own: in memory, or on the server when the project says so. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') return openOnServer(inject('databaseUrl'))
  return (await openEmbedded(inject('embeddedTemplate'))).database
}

/** A database of its own before its first migration. */
export async function openBareDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') return openOnServer(inject('databaseUrl'), 'template0')
  return wrapEmbedded(await PGlite.create({ extensions: { pg_trgm, unaccent } }), () => {})
}
