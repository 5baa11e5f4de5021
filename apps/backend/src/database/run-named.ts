import type { RawBuilder } from 'kysely'
import type { OpenDatabase, Transaction } from './open-database.ts'

/** Where a hot statement runs: on the pool, or inside a transaction. */
export type NamedSource = OpenDatabase | Transaction

/**
 * Runs one of the hottest statements. On the pool it is prepared under its name, so that each connection plans it only a few
 * times: joining seven tables costs more to plan than to do. `name` stands for the exact text of the statement.
 */
export async function runNamed<Row extends object>(
  source: NamedSource,
  name: string,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  if (!('pool' in source)) return (await statement.execute(source)).rows
  const { sql: text, parameters } = statement.compile(source.db)
  const { rows } = await source.pool.query<Row>({ name, text, values: [...parameters] })
  return rows
}
