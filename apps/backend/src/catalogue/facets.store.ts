import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import type { ResolvedText } from '../search/resolve-text.ts'
import { textMatches } from '../search/text-matches.store.ts'
import type { PriceRange } from './facet-bits.ts'
import { listingConditions } from './listing-conditions.store.ts'
import type { Cells } from './merge-cells.ts'
import type { ProductFilters } from './product-filters.ts'

type CellRow = { category: number; low: number; high: number; products: number }

/** The cells of what some filters let through now, within prices in cents. */
export async function countCellsOf(
  { db }: OpenDatabase,
  filters: ProductFilters,
  text: ResolvedText | null,
  range: PriceRange | null = null,
): Promise<Cells> {
  const conditions = [listingConditions(filters)]
  if (text) conditions.push(sql`l.product_id in (${textMatches(text)})`)
  if (range) conditions.push(sql`l.charged_cents >= ${range.from}::int`)
  if (range && range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  const { rows } = await sql<CellRow>`
    select l.category_id as category, (l.bits & 2147483647)::int as low, (l.bits >> 31)::int as high, count(*)::int as products
    from product_listing l where ${sql.join(conditions, sql` and `)} group by l.category_id, l.bits`.execute(
    db,
  )
  return {
    size: rows.length,
    category: Int32Array.from(rows, ({ category }) => category),
    low: Int32Array.from(rows, ({ low }) => low),
    high: Int32Array.from(rows, ({ high }) => high),
    products: Int32Array.from(rows, ({ products }) => products),
  }
}
