import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'

/** Reads some of the products again that a renamed seller or category left to be read later. @returns how many */
export async function indexPendingProducts(db: Database, batch: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select search_index_pending(${batch}::int) as n`.execute(db)
  return rows[0]?.n ?? 0
}

/** Makes tiers and counts from all products when that was last done so many hours ago. @returns whether it was done */
export async function refreshTiersAndForms(db: Database, leastHours: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select search_refresh(make_interval(hours => ${leastHours}::int)) as done`.execute(db)
  return rows[0]?.done ?? false
}
