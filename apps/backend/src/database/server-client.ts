import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Done, LedQuery, type Statement } from './led-query.ts'

/** A server that does not answer within this is away; waiting for a free connection of the pool is something else. */
const CONNECT_MS = 2_000
/** Statements that get a name; a program has a few hundred, a text built for one occasion must not fill every connection. */
const MOST_NAMES = 400
/** Longer texts are bulk inserts, different each time. */
const LONGEST_TEXT = 8000

const names = new Map<string, string>()

/** Name of a statement by its text, the same in every connection; null when it stays unnamed. */
function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (text.length > LONGEST_TEXT || names.size >= MOST_NAMES) return null
  const name = createHash('sha1').update(text).digest('hex').slice(0, 24)
  names.set(text, name)
  return name
}

/** Marks a statement of a transaction whose result nobody waits for: see `later.ts`. */
export const LATER = '/* later */'

/** A statement that its caller named, as it comes from the pool. */
const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'name' in given && 'values' in given && !('submit' in given)

const BEGIN: Statement = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Statement = { name: 'commit', text: 'commit', values: [] }
const nothing = (command: string) => Promise.resolve({ command, rowCount: 0, oid: 0, rows: [], fields: [] })

/**
 * Prepares every statement with parameters once a connection: the server then parses and plans it once instead of each time.
 * Measured on a checkout: more than half of the database's work was planning.
 *
 * What needs no answer (`begin`, statements marked LATER) waits and goes out with the next statement in one write: on both sides
 * the journeys to and fro cost more than the statements. When one of them fails, the statement it went with fails in its name.
 */
export class ServerClient extends pg.Client {
  private waiting: Statement[] = []
  private inTransaction = false

  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }

  // biome-ignore lint/suspicious/noExplicitAny: node-postgres overloads this method in six ways; those that are not ours pass through as they are
  override query(...given: any[]): any {
    const [text, values, done] = given
    const forward = () => (super.query as (...all: unknown[]) => unknown).apply(this, given)
    const isPlain = typeof text === 'string' && typeof values !== 'function' && done === undefined
    if (this.inTransaction && !isPlain)
      throw new TypeError('a transaction takes texts with values, and awaits them')
    if (isStatement(text) && typeof done === 'function') return this.send([], text, done)
    if (typeof text !== 'string' || typeof values === 'function') return forward()
    if (done === undefined && text === 'begin') {
      this.inTransaction = true
      this.waiting = [BEGIN]
      return nothing('BEGIN')
    }
    const hasValues = Array.isArray(values) && values.length > 0
    const name = hasValues ? nameOf(text) : null
    const statement = name === null ? null : { name, text, values }
    if (statement && this.inTransaction && text.startsWith(LATER)) {
      this.waiting.push(statement)
      return nothing('')
    }
    if (this.inTransaction) return this.queryInTransaction(text, statement, forward)
    return statement ? this.send([], statement, done) : forward()
  }

  private queryInTransaction(text: string, statement: Statement | null, forward: () => unknown): unknown {
    const isEnd = text === 'commit' || text === 'rollback'
    if (isEnd) this.inTransaction = false
    const heads = this.waiting
    this.waiting = []
    const isUnsent = heads[0] === BEGIN
    if (text === 'rollback') return isUnsent ? nothing('ROLLBACK') : forward()
    if (text === 'commit')
      return isUnsent && heads.length === 1 ? nothing('COMMIT') : this.send(heads, COMMIT)
    if (statement) return this.send(heads, statement)
    // Without a name it may be several statements at once, which cannot be led: what waits goes before it.
    const final = heads.at(-1)
    return final ? this.send(heads.slice(0, -1), final)?.then(forward) : forward()
  }

  private send(heads: readonly Statement[], last: Statement, done?: Done): Promise<unknown> | undefined {
    const submit = (answer: Done) => {
      super.query(new LedQuery(heads, last, answer) as unknown as pg.Query)
    }
    if (done) {
      submit(done)
      return undefined
    }
    return new Promise((resolve, reject) => {
      submit((error, result) => (error ? reject(error) : resolve(result)))
    })
  }
}
