import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Executor, OpenDatabase } from './open-database.ts'

/** Where a statement runs: on the pool, or inside a transaction. */
export type Source = OpenDatabase | Executor

type Strings = readonly string[]
/** Stands for a value where pieces are compared. */
const VALUE: Strings = []
/** The finished text of a template whose pieces and values stand in this order. */
type Written = { pieces: readonly Strings[]; text: string; name: string }

const writtenBy = new WeakMap<Strings, Written[]>()

/** A statement, or a piece of one, with its values; its text is put together once, however often it runs. */
export class Prepared<Row> {
  private readonly strings: Strings
  private readonly given: readonly unknown[]

  constructor(strings: Strings, given: readonly unknown[]) {
    this.strings = strings
    this.given = given
  }

  private gather(pieces: Strings[], values: unknown[]): void {
    pieces.push(this.strings)
    for (const value of this.given) {
      if (value instanceof Prepared) value.gather(pieces, values)
      else {
        pieces.push(VALUE)
        values.push(value)
      }
    }
  }

  private write(place: { next: number }): string {
    return this.strings.reduce((text, string, index) => {
      const value = this.given[index - 1]
      return text + (value instanceof Prepared ? value.write(place) : `$${place.next++}`) + string
    })
  }

  private compile(): { text: string; name: string; values: unknown[] } {
    const pieces: Strings[] = []
    const values: unknown[] = []
    this.gather(pieces, values)
    const known = writtenBy.get(this.strings) ?? []
    const isSame = (written: Written) =>
      written.pieces.length === pieces.length &&
      written.pieces.every((piece, index) => piece === pieces[index])
    let written = known.find(isSame)
    if (!written) {
      const text = this.write({ next: 1 })
      written = { pieces, text, name: createHash('sha1').update(text).digest('hex').slice(0, 24) }
      writtenBy.set(this.strings, [...known, written])
    }
    return { text: written.text, name: written.name, values }
  }

  /** Runs it; on the pool it is prepared by its name on either engine, in a transaction on a server (see `server-client.ts`). */
  async execute(source: Source): Promise<{ rows: Row[] }> {
    const statement = this.compile()
    if ('pool' in source) return source.pool.query<Row & object>(statement)
    return source.executeQuery<Row>(CompiledQuery.raw(statement.text, statement.values))
  }

  /** Runs another statement, then this one, which sees what that did; on a server in one write and one transaction. */
  async executeAfter<First>(
    first: Prepared<First>,
    database: OpenDatabase,
  ): Promise<{ first: First[]; rows: Row[] }> {
    if (database.engine === 'embedded') {
      const { rows } = await first.execute(database)
      return { first: rows, rows: (await this.execute(database)).rows }
    }
    const statement = { ...this.compile(), ahead: first.compile() }
    const result: { rows: Row[]; ahead?: First[] } = await database.pool.query<Row & object>(statement)
    return { first: result.ahead ?? [], rows: result.rows }
  }
}

/**
 * Writes one of the hottest statements, as Kysely's `sql` would: values become parameters, pieces made by this tag stay text. Kysely
 * builds and prints a tree each time, which costs more than to send the statement.
 */
export function prepared<Row>(strings: TemplateStringsArray, ...given: unknown[]): Prepared<Row> {
  return new Prepared(strings, given)
}
