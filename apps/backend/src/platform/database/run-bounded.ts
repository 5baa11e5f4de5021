import type { RawBuilder } from 'kysely'
import { ProblemError } from '../problem-error.ts'
import type { OpenDatabase } from './open-database.ts'

/** What anybody may ask for takes no longer than this, in milliseconds. */
const LONGEST_MS = 3000
const RETRY_AFTER_SECONDS = 5

/**
 * Runs a reading statement of a public call, cancelled on the server after three seconds, the wait for a connection included: no call holds one
 * longer. The embedded database, which answers one visitor, is waited for.
 * @throws ProblemError unavailable when it takes too long
 */
export async function runBounded<Row>(
  { engine, db }: OpenDatabase,
  statement: RawBuilder<Row>,
  longestMs = LONGEST_MS,
): Promise<Row[]> {
  if (engine === 'embedded') return (await statement.execute(db)).rows
  const signal = AbortSignal.timeout(longestMs)
  try {
    const { rows } = await statement.execute(db, { signal, inflightQueryAbortStrategy: 'cancel query' })
    return rows
  } catch (error) {
    if (error !== signal.reason) throw error
    throw new ProblemError('unavailable', 'This takes too long at the moment: ask for something narrower.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}
