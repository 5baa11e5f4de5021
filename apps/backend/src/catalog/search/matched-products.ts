import type { Understood } from '@filiera/contract/catalog/understood'
import type { RawBuilder } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { findMeant } from './find-meant.ts'
import { textMatches } from './matches/text-matches.store.ts'
import { productsContaining } from './matches/title-matches.sql.ts'
import { isInAnyTitle } from './matches/title-matches.store.ts'
import { withUnderstood } from './meaning/meant-filters.ts'
import { resolveMeant } from './resolve-meant.ts'

/** Products that match a text, as `product_id`, those of a search from the best ranked on. */
export type MatchedProducts = RawBuilder<{ product_id: string }>

/** `products` null: no text narrows; `filters` are those to count by, with what was read of the text. */
type Matched = {
  products: MatchedProducts | null
  filters: ProductFilters
  correctedQuery: string | null
  notFound: string[]
  understood: Understood[]
}

/**
 * What the counts of a query are of. Where no title contains its text they are of what a search finds, with the text that was searched:
 * whoever lists by title can offer that instead.
 */
export async function matchedProducts(database: OpenDatabase, asked: ProductFilters): Promise<Matched> {
  const { title_contains: typed, match, lang } = asked
  const isTitle = typed !== undefined && match !== 'words' && (await isInAnyTitle(database, typed, lang))
  if (typed === undefined || isTitle) {
    const products = typed === undefined ? null : productsContaining(typed, lang)
    return { products, filters: asked, correctedQuery: null, notFound: [], understood: [] }
  }
  const meant = await findMeant(database, asked)
  const { filters, understood } = meant
  if (filters.title_contains === undefined)
    return { products: null, filters, correctedQuery: null, notFound: [], understood }
  const text = await resolveMeant(database, filters.title_contains, meant)
  const correctedQuery = text.correctedQuery && withUnderstood(text.correctedQuery, understood)
  return { products: textMatches(text), filters, correctedQuery, notFound: text.notFound, understood }
}
