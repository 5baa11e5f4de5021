import { type RawBuilder, sql } from 'kysely'
import { filterMasks, isOfWholeSteps, priceRange, toBigint } from '../catalogue/facet-bits.ts'
import type { ProductFilters } from '../catalogue/product-filters.ts'

const oneOf = (column: string, type: string, values: readonly string[] | undefined) =>
  values && values.length > 0 ? [sql`${sql.ref(`l.${column}`)} = any(${values}::${sql.raw(type)}[])`] : []

/** Every filter but the text, as a condition on `l` (product_listing); null when there is none. */
export function listingFilter(filters: ProductFilters): RawBuilder<boolean> | null {
  const range = priceRange(filters)
  const conditions: RawBuilder<unknown>[] = [
    ...oneOf('seller_id', 'bigint', filters.seller),
    ...oneOf('brand', 'text', filters.brand),
    ...filterMasks(filters).map((mask) => sql`(l.bits & ${toBigint(mask)}::bigint) <> 0`),
  ]
  if (filters.category && filters.category.length > 0) {
    conditions.push(
      sql`l.category_id = any(array(select id from category where slug = any(${filters.category}::text[])))`,
    )
  }
  if (range && !isOfWholeSteps(range)) {
    conditions.push(sql`l.charged_cents >= ${range.from}::int`)
    if (range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null
}
