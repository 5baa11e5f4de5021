import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductPage } from '../listing/list-page.ts'
import { findListed } from '../listing/listing.store.ts'
import { isSearched, type ProductFilters } from '../listing/product-filters.ts'
import { findSearchFilters } from './find-search-filters.ts'
import { findBestMatches, findContaining, findMatches, type Matches } from './matches/find-matches.ts'
import { isNarrowed, narrowBy } from './matches/narrow-by.store.ts'
import { withUnderstood } from './parse/search-filters.ts'
import { resolveSearch } from './resolve-search.ts'
import { guessText } from './resolve-text.ts'

/** `correctedQuery`: the text that was searched when it is not the one typed. */
export type TextMatches = Matches & { correctedQuery: string | null }

/** The page of a text by the guessed terms, in one statement; null when that finds nothing, or words mean something else now. */
async function findGuessed(
  database: OpenDatabase,
  typed: string,
  lang: Language,
  page: ProductPage,
): Promise<TextMatches | null> {
  const guessed = await guessText(database, typed, lang)
  if (!guessed) return null
  const { generation, ...matches } = await findBestMatches(database, guessed.text, page)
  if (matches.total === 0 || generation !== guessed.generation) return null
  return { ...matches, correctedQuery: guessed.text.correctedQuery }
}

/** Best first ends where totals end: ordering thousands by how well they match, for a page that nobody reads, costs a second of the database. */
function beforeEnd(page: ProductPage): ProductPage {
  if (page.sort !== 'relevance') return page
  const limit = Math.max(0, Math.min(page.limit, COUNT_CAP - page.start))
  return limit === 0 ? { ...page, start: 0, limit } : { ...page, limit }
}

/** The page of an order that best first stands for. */
function pageOf(page: ProductPage, bestFirst: ProductSort): ProductPage {
  if (page.sort !== 'relevance') return page
  return { ...beforeEnd(page), sort: bestFirst }
}

/**
 * One page of the published products that match a text with its constraints and the other filters, with the versions of what is shown of them.
 * By relevance there are no more than 1,000 (decision 34).
 */
export async function findTextMatches(
  database: OpenDatabase,
  asked: ProductFilters,
  page: ProductPage,
): Promise<TextMatches> {
  const search = await findSearchFilters(database, asked)
  const { filters, bestFirst, understood } = search
  const wanted = pageOf(page, bestFirst)
  const typed = filters.title_contains
  if (typed === undefined) return { ...(await findListed(database, filters, wanted)), correctedQuery: null }
  const isPlain = wanted.sort === 'relevance' && !isNarrowed(filters)
  const guessed = isPlain ? await findGuessed(database, typed, filters.lang, wanted) : null
  if (guessed) return guessed
  const text = await resolveSearch(database, typed, search)
  const matches = await findMatches(database, text, wanted, await narrowBy(database, filters, text))
  return {
    ...matches,
    correctedQuery: text.correctedQuery && withUnderstood(text.correctedQuery, understood),
  }
}

/** The same for products whose title contains the text; by relevance the popular ones come first, since all contain it. */
export async function findTitleMatches(
  database: OpenDatabase,
  filters: ProductFilters,
  page: ProductPage,
): Promise<Matches> {
  const wanted = pageOf(page, 'popular')
  const text = { typed: filters.title_contains ?? '', lang: filters.lang }
  return findContaining(database, text, wanted, await narrowBy(database, filters, null))
}

/** How many products match a text and the other filters, 1,001 for more than 1,000 (decision 34). */
export async function countTextMatches(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  const first: ProductPage = { sort: 'relevance', limit: 1, start: 0, after: null }
  const find = isSearched(filters) ? findTextMatches : findTitleMatches
  return (await find(database, filters, first)).total
}
