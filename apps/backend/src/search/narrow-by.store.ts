import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import { currentCells, knownCells } from '../catalogue/facet-cells.store.ts'
import { countListed } from '../catalogue/listing.store.ts'
import { listingConditions } from '../catalogue/listing-conditions.store.ts'
import { cellsOf, countByCells, listingQuery } from '../catalogue/listing-query.ts'
import type { ProductFilters } from '../catalogue/product-filters.ts'
import type { OpenDatabase } from '../database/open-database.ts'

/** So few products are compared with the text one by one, rather than all that hold its words with the filters. */
const FEW = 4000

/** What the filters let through: `few` products as rows `l` of `product_listing` when they are, else conditions on `l`. */
export type Narrowing = { conditions: RawBuilder<boolean>; few: RawBuilder<unknown> | null }

/** What narrows: neither the text nor the order or the page, which come with the query, too. */
function narrowing(query: ProductFilters): Omit<ProductFilters, 'title_contains' | 'lang'> {
  const { filters, price_gte, price_lt, city, region, category, brand, seller, mark, allergen_free } = query
  return { filters, price_gte, price_lt, city, region, category, brand, seller, mark, allergen_free }
}

/** How to narrow by filters; null without any. The cells know beforehand how many products pass. */
export async function narrowBy(database: OpenDatabase, all: ProductFilters): Promise<Narrowing | null> {
  const asked = narrowing(all)
  if (Object.values(asked).every((value) => value === undefined)) return null
  const filters = { ...asked, lang: all.lang }
  const conditions = listingConditions(filters)
  const known = await knownCells(database)
  const query = listingQuery(known, filters)
  if (query.sellers || query.brands) {
    const isFew = (await countListed(database, filters)) <= COUNT_CAP
    return { conditions, few: isFew ? sql`product_listing l where ${conditions}` : null }
  }
  if (countByCells(known, query) > FEW) return { conditions, few: null }
  // What the process remembers may be old: nobody must miss a product that has just been published.
  const cells = await currentCells(database)
  const { categories, bits } = cellsOf(cells, listingQuery(cells, filters))
  const few = sql`unnest(${categories}::int[], ${bits}::bigint[]) c (category_id, bits)
    join product_listing l on l.category_id = c.category_id and l.bits = c.bits where ${conditions}`
  return { conditions, few }
}
