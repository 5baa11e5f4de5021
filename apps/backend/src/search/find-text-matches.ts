import type { ProductPage } from '../catalogue/listing.store.ts'
import type { ProductFilters } from '../catalogue/product-filters.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { narrowBy } from './narrow-by.store.ts'
import { resolveText } from './resolve-text.ts'

/** `correctedQuery`: the text that was searched when it is not the one typed. */
export type TextMatches = Matches & { correctedQuery: string | null }

/**
 * One page of the published products that match a text and the other filters, with the versions of what is shown of them.
 * Behind a cursor by relevance, its key says how many were shown.
 */
export async function findTextMatches(
  database: OpenDatabase,
  filters: ProductFilters,
  page: ProductPage,
): Promise<TextMatches> {
  const text = await resolveText(database, filters.title_contains ?? '')
  const start = page.sort === 'relevance' && page.after ? Number(page.after.key) : page.start
  const matches = await findMatches(database, text, { ...page, start }, await narrowBy(database, filters))
  return { ...matches, correctedQuery: text.correctedQuery }
}

/** How many products match a text and the other filters, 1,001 for more than 1,000 (decision 34). */
export async function countTextMatches(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  const first: ProductPage = { sort: 'relevance', limit: 1, start: 0, after: null }
  return (await findTextMatches(database, filters, first)).total
}
