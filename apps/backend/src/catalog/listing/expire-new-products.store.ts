import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'

/** Lists anew at most so many products that are not new any more. @returns how many they were */
export async function listAgedProducts(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ aged: number }>`select leave_new(${most}::int) as aged`.execute(db)
  return rows[0]?.aged ?? 0
}
