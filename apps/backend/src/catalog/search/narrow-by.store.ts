import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import { currentCells, knownCells } from '../listing/facet-cells.store.ts'
import { countListed } from '../listing/listing.store.ts'
import { listingConditions } from '../listing/listing-conditions.store.ts'
import { cellsOf, countByCells, listingQuery } from '../listing/listing-query.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import type { ResolvedText } from './resolve-text.ts'

/** So few products are compared with the text one by one, rather than all that hold its words with the filters, */
const FEW = 4000
/** and so many when its words are more frequent than that. */
const MOST_COMPARED = 20_000

/** What the filters let through: `few` products as rows `l` of `product_listing` when they are, else conditions on `l`. */
export type Narrowing = { conditions: RawBuilder<boolean>; few: RawBuilder<unknown> | null }

/** What narrows: neither the text nor the order or the page, which come with the query, too. */
function narrowing(query: ProductFilters): Omit<ProductFilters, 'title_contains' | 'match' | 'lang'> {
  const { filters, price_gte, price_lt, city, region, category, brand, seller, mark, allergen_free, meant } =
    query
  return { filters, price_gte, price_lt, city, region, category, brand, seller, mark, allergen_free, meant }
}

/** Products of the highest tier. */
const BEST_RANKED = 2000

/** About how many of so many products match a text, by the best ranked of them. */
async function estimateMatches(
  database: OpenDatabase,
  { query }: ResolvedText,
  products: number,
): Promise<number> {
  const [row] = await runBounded(
    database,
    sql<{
      n: number
    }>`select count(*)::int as n from search_document where tier = 0 and words @@ ${query}::tsquery`,
  )
  return ((row?.n ?? 0) * products) / BEST_RANKED
}

/** Whether there is any filter but the text. */
export const isNarrowed = (query: ProductFilters): boolean =>
  Object.values(narrowing(query)).some((value) => value !== undefined)

/**
 * How to narrow by filters; null without any. The cells know beforehand how many products pass, the best ranked products tell how many
 * hold the words: whichever are fewer are read. Of a text that titles are to contain, null, nobody knows how many do.
 */
export async function narrowBy(
  database: OpenDatabase,
  all: ProductFilters,
  text: ResolvedText | null,
): Promise<Narrowing | null> {
  if (!isNarrowed(all)) return null
  const filters = { ...narrowing(all), lang: all.lang }
  const conditions = listingConditions(filters)
  const known = await knownCells(database)
  const query = listingQuery(known, filters)
  if (query.sellers || query.brands) {
    const isFew = (await countListed(database, filters)) <= COUNT_CAP
    return { conditions, few: isFew ? sql`product_listing l where ${conditions}` : null }
  }
  const passing = countByCells(known, query)
  if (passing > MOST_COMPARED) return { conditions, few: null }
  const products = countByCells(known, { categories: null, masks: [] })
  if (passing > FEW && (text === null || passing > (await estimateMatches(database, text, products))))
    return { conditions, few: null }
  // What the process remembers may be old: nobody must miss a product that has just been published.
  const cells = await currentCells(database)
  const { categories, bits } = cellsOf(cells, listingQuery(cells, filters))
  const few = sql`unnest(${categories}::int[], ${bits}::bigint[]) c (category_id, bits)
    join product_listing l on l.category_id = c.category_id and l.bits = c.bits where ${conditions}`
  return { conditions, few }
}
