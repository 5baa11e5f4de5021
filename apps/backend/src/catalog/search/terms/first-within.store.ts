import { sql } from 'kysely'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'
import { plannedAnew } from '../../../platform/database/server-client.ts'
import type { Narrowing } from '../matches/narrow-by.store.ts'
import { productsMatching } from '../matches/text-matches.store.ts'

/** Place (from 1) of the first of the queries that finds a product among some; null when none does. */
export async function findFirstWithin(
  database: OpenDatabase,
  { few, conditions }: Narrowing,
  queries: readonly string[],
): Promise<number | null> {
  const anyOf = (query: string) =>
    few
      ? sql`exists (select 1 from ${few} where ${conditions} and exists (select 1 from search_document d where d.product_id = l.product_id and d.words @@ ${query}::tsquery))`
      : sql`exists (select 1 from (${productsMatching(query)}) d join product_listing l on l.product_id = d.product_id where ${conditions})`
  const cases = queries.map((query, index) => sql`when ${anyOf(query)} then ${sql.lit(index + 1)}`)
  const rows = await runBounded(
    database,
    plannedAnew(sql<{ place: number | null }>`select case ${sql.join(cases, sql` `)} end as place`),
  )
  return rows[0]?.place ?? null
}
