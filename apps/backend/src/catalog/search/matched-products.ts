import type { Understood } from '@filiera/contract/catalog/understood'
import type { RawBuilder } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { isSearched, type ProductFilters } from '../listing/product-filters.ts'
import { findSearchFilters } from './find-search-filters.ts'
import { textMatches } from './matches/text-matches.store.ts'
import { productsContaining } from './matches/title-matches.sql.ts'
import { isInAnyTitle } from './matches/title-matches.store.ts'
import { withUnderstood } from './parse/search-filters.ts'
import { resolveSearch } from './resolve-search.ts'

/** Products that match a text, as `product_id`, those of a search from the best ranked on. */
export type MatchedProducts = RawBuilder<{ product_id: string }>

/** `products` null: no text narrows; `filters` are those to count by, with what was read of the text; `thing`: the words searched for beside it. */
type Matched = {
  products: MatchedProducts | null
  filters: ProductFilters
  correctedQuery: string | null
  notFound: string[]
  understood: Understood[]
  thing: string | null
}

/**
 * What the counts of a query are of. Where no title contains its text they are of what a search finds, with the text that was searched:
 * whoever lists by title can offer that instead.
 */
export async function matchedProducts(database: OpenDatabase, asked: ProductFilters): Promise<Matched> {
  const { title_contains: typed, lang } = asked
  const isTitle = typed !== undefined && !isSearched(asked) && (await isInAnyTitle(database, typed, lang))
  if (typed === undefined || isTitle) {
    const products = typed === undefined ? null : productsContaining(typed, lang)
    return { products, filters: asked, correctedQuery: null, notFound: [], understood: [], thing: null }
  }
  const search = await findSearchFilters(database, asked)
  const { filters, understood } = search
  if (filters.title_contains === undefined)
    return { products: null, filters, correctedQuery: null, notFound: [], understood, thing: null }
  const text = await resolveSearch(database, filters.title_contains, search)
  const correctedQuery = text.correctedQuery && withUnderstood(text.correctedQuery, understood)
  const thing = understood.length > 0 ? (text.correctedQuery ?? filters.title_contains) : null
  return { products: textMatches(text), filters, correctedQuery, notFound: text.notFound, understood, thing }
}
