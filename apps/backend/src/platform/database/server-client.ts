import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

/** A server that does not answer within this is away; waiting for a free connection of the pool is something else. */
const CONNECT_MS = 2_000
/** Statements that get a name in a connection; a program has some hundreds, texts built for one occasion must not fill it. */
const MOST_NAMES = 700
/** Longer texts are bulk inserts, different each time. */
const LONGEST_TEXT = 8000

const PLANNED_ANEW = '/* planned anew */'

/**
 * A statement that the server plans for its values each time: where a word or a filter decides what is to be read first, the plan for
 * any value that a prepared statement ends up with takes up to fifteen times as long.
 */
export const plannedAnew = <Row>(statement: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${sql.raw(PLANNED_ANEW)} ${statement}`

/** node-postgres gives up waiting with an error that has no code. */
const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/** `isPooled`: a pooler stands between, so that the next statement may meet another connection of the server. */
export type ServerConfig = pg.ClientConfig & { isPooled?: boolean }

/** A statement as it is, without a name that only one connection of the server would know. */
const unnamed = (first: unknown) => {
  if (typeof first !== 'object' || first === null || !('name' in first)) return first
  const { name: _, ...rest } = first
  return rest
}

/**
 * A connection to a PostgreSQL server. Statements with values are prepared by name: the server plans them once a connection, which is
 * more than half of its work on a checkout.
 */
export class ServerClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #isPooled: boolean

  constructor({ isPooled = false, ...config }: ServerConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
    this.#isPooled = isPooled
    // A connection that breaks fails what runs on it; without a listener it would end the process too.
    this.on('error', () => {})
  }

  // biome-ignore lint/suspicious/noExplicitAny: node-postgres overloads this method in six ways, which pass through
  override query(...given: any[]): any {
    const [text, values, ...rest] = given
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    const asGiven = this.#isPooled ? [unnamed(text), ...given.slice(1)] : given
    const all = name === undefined ? asGiven : [{ name, text, values }, ...rest]
    const result = (super.query as (...all: unknown[]) => unknown).apply(this, all)
    return result instanceof Promise ? result.catch((error: unknown) => this.giveUp(error)) : result
  }

  /** Name of a statement by its text; undefined when it stays unnamed. */
  #nameOf(text: string): string | undefined {
    if (this.#isPooled) return undefined
    const known = this.#names.get(text)
    if (known) return known
    if (text.length > LONGEST_TEXT || this.#names.size >= MOST_NAMES || text.startsWith(PLANNED_ANEW))
      return undefined
    const name = createHash('sha1').update(text).digest('hex').slice(0, 24)
    this.#names.set(text, name)
    return name
  }

  /** The server may still do what was given up, in a transaction that is still open: nobody shall meet this connection again. */
  private giveUp(error: unknown): never {
    if (isTimeout(error)) void this.end().catch(() => undefined)
    throw error
  }
}
