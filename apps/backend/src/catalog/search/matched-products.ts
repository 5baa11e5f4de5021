import type { RawBuilder } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { resolveText } from './resolve-text.ts'
import { textMatches } from './text-matches.store.ts'
import { productsContaining } from './title-matches.sql.ts'
import { isInAnyTitle } from './title-matches.store.ts'

/** Products that match a text, as `product_id`, those of a search from the best ranked on. */
export type MatchedProducts = RawBuilder<{ product_id: string }>

/**
 * What the counts of a text are of; null without a text. Where no title contains it they are of what a search finds, with the text
 * that was searched: whoever lists by title can offer that instead.
 */
export async function matchedProducts(
  database: OpenDatabase,
  { title_contains: typed, match, lang }: ProductFilters,
): Promise<{ products: MatchedProducts; correctedQuery: string | null } | null> {
  if (typed === undefined) return null
  if (match !== 'words' && (await isInAnyTitle(database, typed, lang)))
    return { products: productsContaining(typed, lang), correctedQuery: null }
  const text = await resolveText(database, typed)
  return { products: textMatches(text), correctedQuery: text.correctedQuery }
}
