import type { RawBuilder } from 'kysely'
import pg from 'pg'
import { ProblemError } from '../problem-error.ts'
import type { OpenDatabase } from './open-database.ts'

/** What anybody may ask for takes no longer than this, in milliseconds. */
const LONGEST_MS = 3000
const RETRY_AFTER_SECONDS = 5
const CONNECT_MS = 2000

/**
 * Runs a reading statement of a public call, which the server is told to give up after three seconds: whatever was asked for, no
 * connection of the pool is held longer. The embedded database, which answers one visitor, is waited for.
 * @param name names the exact text of the statement, to be prepared under it
 * @param isPlannedAnew plans it for these values each time: where a word or a filter decides what is to be read first, the plan for
 * any value that a prepared statement ends up with takes up to fifteen times as long
 * @throws ProblemError unavailable when it takes too long
 */
export async function runBounded<Row extends object>(
  { engine, db, pool }: OpenDatabase,
  statement: RawBuilder<Row>,
  {
    name,
    isPlannedAnew = false,
    longestMs = LONGEST_MS,
  }: { name?: string; isPlannedAnew?: boolean; longestMs?: number } = {},
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(db)
  const values = [...parameters]
  const query = name === undefined ? { text, values } : { name, text, values }
  if (engine === 'embedded') return (await pool.query<Row>(query)).rows
  const client = await pool.connect()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void cancel(pool, processOf(client)).catch(() => undefined)
  }, longestMs)
  try {
    // a text by itself is prepared by the connection under a name of its own
    const isPrepared = name === undefined && !isPlannedAnew
    return (await (isPrepared ? client.query<Row>(text, values) : client.query<Row>(query))).rows
  } catch (error) {
    if (!isLate) throw error
    throw new ProblemError('unavailable', 'This takes too long at the moment: ask for something narrower.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  } finally {
    clearTimeout(timer)
    // The order to give up may still be under way to this connection: nobody else shall meet it.
    client.release(isLate)
  }
}

/** Process of the server behind a connection: node-postgres knows it, its types do not. */
function processOf(client: object): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0
}

/** By a connection of its own: those of the pool may all be waiting for something slow. */
async function cancel({ options }: pg.Pool, process: number): Promise<void> {
  const { connectionString } = options
  const client = new pg.Client({
    ...(connectionString ? { connectionString } : {}),
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [process])
  } finally {
    await client.end()
  }
}
