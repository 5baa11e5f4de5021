import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './lock-directory.ts'
import { ServerClient, type ServerConfig } from './server-client.ts'
import type { Tables } from './tables.ts'
import { tracedQueries } from './trace-queries.ts'

/**
 * A connection or a transaction: stores take this first. Statements are written in one way, with Kysely: its builder, and `sql` for
 * what that cannot say. `ServerClient` prepares them by name; `plannedAnew` is the exception, `runBounded` ends public reads in time.
 */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
export type Executor = Database | Transaction

/** The database behind one pool, whatever the engine. */
export type OpenDatabase = {
  engine: 'embedded' | 'postgres'
  db: Database
  /** Where the writes are, also when `db` reads from a replica. */
  primary: Database
  /** Of the primary: one for each program and database, so it tells what was remembered of which. */
  pool: pg.Pool
  /** Hears a NOTIFY channel until the returned function is called; `onLost` after the listening connection broke. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onLost: () => void,
  ): Promise<() => Promise<void>>
  /** The same database for what takes long (migrations, seed, housekeeping), closed by itself. */
  withoutLimits(): OpenDatabase
  close(): Promise<void>
}

async function closePool(db: Database, pool: pg.Pool): Promise<void> {
  await db.destroy()
  // Kysely leaves the pool open when it never ran a query.
  if (!pool.ended) await pool.end()
}

/** The pool over an open PGlite. One connection: never use the pool inside an open transaction. */
export async function wrapEmbedded(pglite: PGlite, unlock: () => void): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const pool = new pg.Pool(createPgConfig(pglite))
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }), ...tracedQueries() })
  const database: OpenDatabase = {
    engine: 'embedded',
    db,
    primary: db,
    pool,
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    withoutLimits: () => ({ ...database, close: async () => {} }),
    async close() {
      await closePool(db, pool)
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
  return database
}

/**
 * PGlite with its data in `directory`.
 * @throws Error when another process holds the directory
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  mkdirSync(directory, { recursive: true })
  const unlock = await lockDirectory(directory)
  // a program on a server needs none of it in its memory
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const pglite = await PGlite.create({
    dataDir: join(directory, 'database'),
    extensions: { pg_trgm, unaccent },
  })
  return wrapEmbedded(pglite, unlock)
}

/** Connections for what takes long. */
const PATIENT_POOL = 4

/** In a rush requests queue for a connection of the pool this long: waiting is not the same as a server that is away. */
const connectionTimeoutMillis = 2_500

/**
 * In milliseconds. The server ends a statement itself; `query_timeout`, a little later, is for a server that no longer answers: customers
 * hear so within five seconds, and within seven who had waited for a connection before.
 */
const REQUEST_LIMITS: pg.ClientConfig = {
  connectionTimeoutMillis,
  lock_timeout: 2_500,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** For what takes long, of which nothing may stand for ever either. */
const PATIENT_LIMITS: pg.ClientConfig = {
  connectionTimeoutMillis,
  lock_timeout: 10 * 60_000,
  statement_timeout: 60 * 60_000,
  query_timeout: 61 * 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
}

/** Compiling a statement (JIT) takes forty times as long as to run one of ours. */
const OPTIONS = '-c jit=off'

/** Options in the address replace those beside it, so ours are put before them. */
const withOptions = (address: string) =>
  address.replace(/[?&]options=/, `$&${encodeURIComponent(OPTIONS)}%20`)

/** What every connection past a pooler is opened with. */
const connectionConfig = (connectionString: string): ServerConfig => ({
  connectionString: withOptions(connectionString),
  application_name: 'filiera',
  options: OPTIONS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/**
 * A pooler lends a connection of the server for a transaction: statements have no names there, and limits are those of the role, because
 * it refuses them at the start (docs/scaling.md).
 */
const pooledConfig = (connectionString: string, { query_timeout }: pg.ClientConfig): ServerConfig => ({
  connectionString,
  isPooled: true,
  keepAlive: true,
  ...(query_timeout === undefined ? {} : { query_timeout }),
})

/** Hears a channel on a connection of its own. */
async function listenOnServer(
  connectionString: string,
  [channel, onMessage, onLost]: Parameters<OpenDatabase['listen']>,
): Promise<() => Promise<void>> {
  const client = new ServerClient({
    ...connectionConfig(connectionString),
    ...REQUEST_LIMITS,
    application_name: 'filiera-listen',
  })
  let closing = false
  client.on('notification', (message) => onMessage(message.payload ?? ''))
  const close = async () => {
    closing = true
    await client.end()
  }
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
  client.on('end', () => {
    if (!closing) onLost()
  })
  return close
}

/**
 * A PostgreSQL server (15 or newer) behind a pool.
 * @param direct the server itself, where `connectionString` names a pooler: for what needs a connection of its own or takes long
 */
export function openServer(
  connectionString: string,
  max: number,
  limits: pg.ClientConfig = REQUEST_LIMITS,
  direct?: string,
): OpenDatabase {
  const config = direct
    ? pooledConfig(connectionString, limits)
    : { ...connectionConfig(connectionString), ...limits }
  const pool = new pg.Pool({
    ...config,
    Client: ServerClient,
    max,
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {})
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }), ...tracedQueries() })
  return {
    engine: 'postgres',
    db,
    primary: db,
    pool,
    listen: (...given) => listenOnServer(direct ?? connectionString, given),
    withoutLimits: () => openServer(direct ?? connectionString, PATIENT_POOL, PATIENT_LIMITS),
    close: () => closePool(db, pool),
  }
}

/** The database that the configuration names. */
export async function openDatabase(config: {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_POOL: number
  DATA_DIR: string
}): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL } = config
  return DATABASE_URL
    ? openServer(DATABASE_URL, DATABASE_POOL, REQUEST_LIMITS, DATABASE_DIRECT_URL)
    : openEmbedded(config.DATA_DIR)
}
