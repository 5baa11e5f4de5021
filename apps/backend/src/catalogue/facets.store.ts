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

/** What facets count: products that match a text, if there is one; all of them, or only the `most` best ranked (without a text the cheapest). */
export type Counted = { text: ResolvedText | null; most: number | null }

/** The cells of what a text and some filters let through now, within prices in cents. */
export async function countCellsOf(
  database: OpenDatabase,
  filters: ProductFilters,
  { text, most }: Counted,
  range: PriceRange | null = null,
): Promise<Cells> {
  const conditions = [listingConditions(filters)]
  const cut = most === null ? sql`` : sql`limit ${most}::int`
  if (text) conditions.push(sql`l.product_id in (select product_id from (${textMatches(text)}) m ${cut})`)
  if (range) conditions.push(sql`l.charged_cents >= ${range.from}::int`)
  if (range && range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  const listed = sql`select l.category_id, l.bits from product_listing l where ${sql.join(conditions, sql` and `)}`
  const statement = sql<CellRow>`
    select l.category_id as category, (l.bits & 2147483647)::int as low, (l.bits >> 31)::int as high, count(*)::int as products
    from (${text ? listed : sql`${listed} ${cut}`}) l group by l.category_id, l.bits`
  const rows = await runBounded(database, statement)
  return {
    size: rows.length,
    category: Int32Array.from(rows, ({ category }) => category),
    low: Int32Array.from(rows, ({ low }) => low),
    high: Int32Array.from(rows, ({ high }) => high),
    products: Int32Array.from(rows, ({ products }) => products),
  }
}
