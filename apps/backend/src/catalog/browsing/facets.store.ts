import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import type { MatchedProducts } from '../search/matched-products.ts'

/** The ids of what a text matches: of all, or only of the `most` best ranked. One value, because a row each costs ten times as much. */
export async function readMatchedIds(
  database: OpenDatabase,
  matched: MatchedProducts,
  most: number | null,
): Promise<number[]> {
  const cut = most === null ? sql`` : sql`limit ${most}::int`
  const [row] = await runBounded(
    database,
    sql<{ ids: string | null }>`
      select string_agg(m.product_id::text, ' ') as ids from (select product_id from (${matched}) m ${cut}) m`,
  )
  return row?.ids ? row.ids.split(' ').map(Number) : []
}
