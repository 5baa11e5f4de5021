import { type RawBuilder, sql } from 'kysely'
import { chosenValues } from './chosen-values.ts'
import { priceRange } from './price-range.ts'
import type { ProductFilters } from './product-filters.ts'
import type { ProductIndex } from './product-index/product-index.ts'

/** Every filter of a query but its text, on `l` as `product_listing`; `sql\`true\`` without filters. For statements that begin with a text. */
export function listingConditions(index: ProductIndex, filters: ProductFilters): RawBuilder<boolean> {
  const conditions = chosenValues(index, filters).map(({ values, isWithout }) =>
    isWithout ? sql<boolean>`not l.facets && ${values}::int[]` : sql<boolean>`l.facets && ${values}::int[]`,
  )
  if (filters.excludedIds) conditions.push(sql`l.product_id <> all (${filters.excludedIds}::bigint[])`)
  const range = priceRange(filters)
  if (range) conditions.push(sql`l.charged_cents >= ${range.from}::int`)
  if (range && range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
