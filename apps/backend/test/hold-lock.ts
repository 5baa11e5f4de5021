import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/open-database.ts'

/**
 * Holds a row as a transaction in the middle of its work would.
 * @returns a function that lets it go
 */
async function holdRow(db: Database, row: RawBuilder<unknown>): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const freed = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (trx) => {
    await row.execute(trx)
    locked.resolve()
    await freed.promise
  })
  await locked.promise
  return async () => {
    freed.resolve()
    await done
  }
}

/** A checkout, from everybody who changes it or its orders. */
export const holdCheckout = (db: Database, id: string) =>
  holdRow(db, sql`select 1 from checkout where id = ${id}::uuid for update`)

/** From who changes the order, not from who writes about it. */
export const holdOrder = (db: Database, id: string) =>
  holdRow(db, sql`select 1 from purchase_order where id = ${id} for no key update`)

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
