import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from './open-database.ts'

/** A serialization failure and a deadlock: the server took everything back, the same work may be done again. */
const REPEATABLE = new Set(['40001', '40P01'])
const MAX_TRIES = 5
/** Longest wait before the second try, in milliseconds; it doubles with each one. */
const FIRST_WAIT_MS = 20

/** Whether a transaction failed only because of others at the same time. */
export const isConflictOfTransactions = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REPEATABLE.has(String(error.code))

/**
 * Runs work in a transaction, and again when the server ended it because of others (deadlock, serialization failure), a few times.
 * The work must do nothing outside of the database.
 * @throws whatever the work throws; the server's error when the last try met others, too
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries >= MAX_TRIES || !isConflictOfTransactions(error)) throw error
      // By chance, so that those who met do not meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** (tries - 1))
    }
  }
}

/**
 * Runs a part of a transaction. When it throws, only what the part wrote is taken back, and the transaction goes on.
 * @throws whatever the work throws
 */
export async function inSavepoint<Result>(trx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    throw error
  } finally {
    await sql`release savepoint part`.execute(trx)
  }
}
