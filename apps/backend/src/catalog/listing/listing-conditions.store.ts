import { type RawBuilder, sql } from 'kysely'
import { filterMasks, isOfWholeSteps, priceRange, toBigint } from './facet-bits.ts'
import type { ProductFilters } from './product-filters.ts'

type Condition = RawBuilder<boolean>

const oneOf = (column: string, type: string, values: readonly unknown[] | undefined): Condition[] =>
  values && values.length > 0 ? [sql`l.${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`] : []

/** Every filter of a query but its text, on `l` as `product_listing`; `sql\`true\`` without filters. For statements that begin with a text. */
export function listingConditions(filters: ProductFilters): Condition {
  const range = priceRange(filters)
  const conditions: Condition[] = [
    ...oneOf('seller_id', 'bigint', filters.seller),
    ...oneOf('brand', 'text', filters.brand),
    ...filterMasks(filters).map((mask) => sql<boolean>`(l.bits & ${toBigint(mask)}::bigint) <> 0`),
  ]
  if (filters.category && filters.category.length > 0)
    conditions.push(sql`l.category_id in (select c.id from category c left join category above on above.id = c.parent_id
      where c.slug = any(${filters.category}::text[]) or above.slug = any(${filters.category}::text[]))`)
  if (range && !isOfWholeSteps(range)) {
    conditions.push(sql`l.charged_cents >= ${range.from}::int`)
    if (range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  }
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
