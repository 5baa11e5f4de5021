import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './lock-directory.ts'
import { ServerClient } from './server-client.ts'
import type { Tables } from './tables.ts'

/** A connection or a transaction: stores take this first. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
export type Executor = Database | Transaction

/** The database behind one pool, whatever the engine. */
export type OpenDatabase = {
  engine: 'embedded' | 'postgres'
  db: Database
  pool: pg.Pool
  /** Hears a NOTIFY channel until the returned function is called; `onLost` after the listening connection broke. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onLost: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

async function closePool(db: Database, pool: pg.Pool): Promise<void> {
  await db.destroy()
  // Kysely leaves the pool open when it never ran a query.
  if (!pool.ended) await pool.end()
}

/** The pool over an open PGlite. One connection: never use the pool inside an open transaction. */
export function wrapEmbedded(pglite: PGlite, unlock: () => void): OpenDatabase {
  const pool = new pg.Pool(createPgConfig(pglite))
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'embedded',
    db,
    pool,
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    async close() {
      await closePool(db, pool)
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}

/**
 * PGlite with its data in `directory`.
 * @throws Error when another process holds the directory
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  mkdirSync(directory, { recursive: true })
  const unlock = await lockDirectory(directory)
  const pglite = await PGlite.create({
    dataDir: join(directory, 'database'),
    extensions: { pg_trgm, unaccent },
  })
  return wrapEmbedded(pglite, unlock)
}

/** In a rush requests queue for a connection of the pool this long: waiting is not the same as a server that is away. */
const POOL_WAIT_MS = 10_000

/** A PostgreSQL server (15 or newer) behind a pool. */
export function openServer(connectionString: string, max: number): OpenDatabase {
  const pool = new pg.Pool({
    Client: ServerClient,
    connectionString,
    max,
    connectionTimeoutMillis: POOL_WAIT_MS,
    application_name: 'filiera',
  })
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => {})
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    db,
    pool,
    async listen(channel, onMessage, onLost) {
      const client = new pg.Client({ connectionString, application_name: 'filiera-listen' })
      let closing = false
      client.on('notification', (message) => onMessage(message.payload ?? ''))
      client.on('error', () => {})
      client.on('end', () => {
        if (!closing) onLost()
      })
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        closing = true
        await client.end()
      }
    },
    close: () => closePool(db, pool),
  }
}

/** The database that the configuration names. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  poolSize: number
  dataDirectory: string
}): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openServer(options.databaseUrl, options.poolSize)
    : openEmbedded(options.dataDirectory)
}
