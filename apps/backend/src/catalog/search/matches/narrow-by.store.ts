import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'
import { listingConditions } from '../../listing/listing-conditions.store.ts'
import type { ProductFilters } from '../../listing/product-filters.ts'
import { idsOf } from '../../listing/product-index/bits.ts'
import { currentIndex, knownIndex } from '../../listing/product-index.store.ts'
import { keyOf } from '../../listing/remembered.ts'
import { selectProducts } from '../../listing/select-products.ts'
import type { ResolvedText } from './resolved-text.ts'

/** So few products are compared with the text one by one, rather than all that hold its words with the filters, */
const FEW = 4000
/** and so many when its words are more frequent than that. */
const MOST_COMPARED = 20_000

/**
 * What the filters let through. `few`: where from, as rows `l` of `product_listing`, when they are few; `conditions` on `l`, for
 * both; `key` tells them apart.
 */
export type Narrowing = { conditions: RawBuilder<boolean>; few: RawBuilder<unknown> | null; key: string }

/** All that narrows; the compiler names a filter that is missing below. */
type NarrowingFilters = {
  [Name in Exclude<keyof ProductFilters, 'title_contains' | 'match' | 'lang' | 'formats'>]-?:
    | ProductFilters[Name]
    | undefined
}

/** What narrows: neither the text nor the order or the page, which come with the query, too. */
function narrowing(query: ProductFilters): NarrowingFilters {
  const { filters, price_gte, price_lt, city, region, category, brand, seller, mark } = query
  const { allergen_free, traces, temperature, rating, ships_to, attribute, constraints, excludedIds } = query
  return {
    ...{ filters, price_gte, price_lt, city, region, category, brand, seller, mark },
    ...{ allergen_free, traces, temperature, rating, ships_to, attribute, constraints, excludedIds },
  }
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
 * How to narrow by filters; null without any. The index knows beforehand how many products pass, the best ranked products tell how many
 * hold the words: whichever are fewer are read. Of a text that titles are to contain, null, nobody knows how many do.
 */
export async function narrowBy(
  database: OpenDatabase,
  all: ProductFilters,
  text: ResolvedText | null,
): Promise<Narrowing | null> {
  if (!isNarrowed(all)) return null
  const filters = { ...narrowing(all), lang: all.lang }
  const known = filters.attribute ? await currentIndex(database) : await knownIndex(database)
  const passing = selectProducts(known, filters).size
  const isFew =
    passing <= FEW ||
    (passing <= MOST_COMPARED &&
      text !== null &&
      passing <= (await estimateMatches(database, text, known.listed.size)))
  // What the process remembers may be old: nobody must miss a product that has just been published.
  const index = await currentIndex(database)
  const conditions = listingConditions(index, filters)
  const key = keyOf(filters)
  if (!isFew) return { conditions, few: null, key }
  const { bits, size } = selectProducts(index, filters)
  const few = sql`unnest(${[...idsOf(bits, size)]}::int[]) c (id) join product_listing l on l.product_id = c.id`
  return { conditions, few, key }
}
