import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { runBounded } from '../database/run-bounded.ts'
import type { ResolvedText } from '../search/resolve-text.ts'
import { textMatches } from '../search/text-matches.store.ts'
import type { PriceRange } from './facet-bits.ts'
import { listingConditions } from './listing-conditions.store.ts'
import type { Cells } from './merge-cells.ts'
import type { ProductFilters } from './product-filters.ts'

type CellRow = { category: number; low: number; high: number; products: number }

/** A text as facets count it: of all that match, or only of the `most` best ranked of them. */
export type CountedText = { text: ResolvedText; most: number | null }

/** The cells of what a text and some filters let through now, within prices in cents. */
export async function countCellsOf(
  database: OpenDatabase,
  filters: ProductFilters,
  counted: CountedText | null,
  range: PriceRange | null = null,
): Promise<Cells> {
  const conditions = [listingConditions(filters)]
  if (counted) {
    const { text, most } = counted
    const best = most === null ? sql`` : sql`limit ${most}::int`
    conditions.push(sql`l.product_id in (select product_id from (${textMatches(text)}) m ${best})`)
  }
  if (range) conditions.push(sql`l.charged_cents >= ${range.from}::int`)
  if (range && range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  const statement = sql<CellRow>`
    select l.category_id as category, (l.bits & 2147483647)::int as low, (l.bits >> 31)::int as high, count(*)::int as products
    from product_listing l where ${sql.join(conditions, sql` and `)} group by l.category_id, l.bits`
  const rows = await runBounded(database, statement)
  return {
    size: rows.length,
    category: Int32Array.from(rows, ({ category }) => category),
    low: Int32Array.from(rows, ({ low }) => low),
    high: Int32Array.from(rows, ({ high }) => high),
    products: Int32Array.from(rows, ({ products }) => products),
  }
}
