import type pg from 'pg'
import type { OpenDatabase } from '../../../src/platform/database/open-database.ts'
import { busyWith, pass } from '../scheduler.ts'

/** A test's hand in the statements: what a planted bug changes, outside of the production code. */
export type Meddling = {
  /** @returns the text to run instead */
  statement?(text: string, values: readonly unknown[]): { text: string; values: unknown[] } | null
  /** Changes what came back. */
  answer?(text: string, rows: Record<string, unknown>[]): void
}

export type GatedDatabase = {
  isTaken(): boolean
  /** What a dead process leaves behind: its transaction is rolled back, its connection free. */
  abandon(): Promise<void>
}

type Query = (...given: unknown[]) => Promise<pg.QueryResult>
type Statement = { text: string; values?: unknown[]; name?: string }

const textOf = (given: unknown) =>
  (typeof given === 'string' ? given : (given as Statement).text).trim().toLowerCase()
const writes = /\b(?:insert into|update|delete from)\s+"?([a-z_]+)/

/** Where a statement outside of a transaction stands: reads are all alike, writes are named by their table. */
function pointOf(text: string): string {
  const table = writes.exec(text)?.[1]
  return table ? `write ${table}` : 'read'
}

function meddled(meddling: Meddling, given: unknown, values: unknown): [unknown, unknown] {
  const text = typeof given === 'string' ? given : (given as Statement).text
  const bound = (typeof given === 'string' ? values : (given as Statement).values) as unknown[] | undefined
  const changed = meddling.statement?.(text, bound ?? [])
  return changed ? [{ text: changed.text, values: changed.values }, undefined] : [given, values]
}

/** Runs a statement at its place: before, inside or after the transaction, or alone. */
function gateClient(client: pg.PoolClient, meddling: Meddling): void {
  const run = client.query.bind(client) as unknown as Query
  let isInside = false
  const gated: Query = async (given, values, callback) => {
    if (typeof callback === 'function') return run(given, values, callback)
    const text = textOf(given)
    const isBegin = text.startsWith('begin') || text.startsWith('start transaction')
    const isEnd = text === 'commit' || text === 'rollback'
    const point = pointOf(text)
    if (text === 'commit') await pass('before commit')
    else if (isInside && !isEnd) await pass('in transaction')
    else if (!isBegin && !isEnd) await pass(`before ${point}`)
    const result = await busyWith(() => run(...meddled(meddling, given, values)))
    meddling.answer?.(text, result.rows)
    if (isBegin) isInside = true
    if (isEnd) isInside = false
    if (text === 'commit') await pass('after commit')
    else if (!isInside && !isEnd && point !== 'read') await pass(`after ${point}`)
    return result
  }
  client.query = gated as unknown as typeof client.query
}

/** Puts a gate before and after everything that the process does in its database. */
export function gateDatabase({ pool }: OpenDatabase, meddling: Meddling): GatedDatabase {
  const connect = pool.connect.bind(pool) as unknown as (...given: unknown[]) => Promise<pg.PoolClient>
  const query = pool.query.bind(pool) as unknown as Query
  const known = new WeakSet<object>()
  let taken: pg.PoolClient | 'statement' | null = null

  async function take(...given: unknown[]): Promise<pg.PoolClient> {
    if (given.length > 0) return connect(...given)
    await pass('before connection', true)
    taken = 'statement'
    const client = await busyWith(() => connect())
    if (!known.has(client)) gateClient(client, meddling)
    known.add(client)
    taken = client
    const release = client.release.bind(client)
    client.release = (error) => {
      if (taken === client) taken = null
      release(error)
    }
    return client
  }
  async function ask(...given: unknown[]): Promise<pg.QueryResult> {
    const point = pointOf(textOf(given[0]))
    await pass(`before ${point}`, true)
    taken = 'statement'
    try {
      const [statement, values] = meddled(meddling, given[0], given[1])
      const result = await busyWith(() =>
        query(...(values === undefined ? [statement] : [statement, values])),
      )
      meddling.answer?.(textOf(given[0]), result.rows)
      return result
    } finally {
      taken = null
      if (point !== 'read') await pass(`after ${point}`)
    }
  }
  pool.connect = take as unknown as typeof pool.connect
  pool.query = ask as unknown as typeof pool.query
  return {
    isTaken: () => taken !== null,
    async abandon() {
      const client = taken
      if (client !== null && client !== 'statement') {
        await client.query('rollback')
        client.release()
      }
      taken = null
    },
  }
}
