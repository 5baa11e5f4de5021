import { sql } from 'kysely'
import type { Database, Executor } from '../../platform/database/open-database.ts'

/** Shops that are closed although the last day of their holidays is over on `today`, a calendar date. */
export async function findShopsToOpen(executor: Executor, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from seller where closed and closed_until < ${today}::date order by closed_until`.execute(
    executor,
  )
  return rows.map(({ id }) => id)
}

/** Opens a shop in a transaction of its own: the database lists its products anew, and tells. @returns false when it was done, or undone, before */
export async function openShop(db: Database, id: string, today: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seller set closed = false where id = ${id}::bigint and closed and closed_until < ${today}::date`.execute(
    db,
  )
  return numAffectedRows === 1n
}
