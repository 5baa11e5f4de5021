import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/open-database.ts'

/**
 * Holds a checkout's row as a transaction in the middle of its work would.
 * @returns a function that lets it go
 */
export async function holdCheckout(db: Database, checkoutId: string): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const freed = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (trx) => {
    await sql`select 1 from checkout where id = ${checkoutId}::uuid for update`.execute(trx)
    locked.resolve()
    await freed.promise
  })
  await locked.promise
  return async () => {
    freed.resolve()
    await done
  }
}

/** Waits until this many connections of the database stand at a lock: the barrier of a forced interleaving. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count ?? 0
  }
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(count)
}
