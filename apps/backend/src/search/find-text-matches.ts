import type { ProductFilters } from '../catalogue/product-filters.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { listingFilter } from './listing-filter.store.ts'
import { resolveText } from './resolve-text.ts'
import { findMatches, type Matches, type MatchPage } from './text-matches.store.ts'

export type TextPage = MatchPage
/** `correctedQuery`: the text that was searched when it is not the one typed. */
export type TextMatches = Matches & { correctedQuery: string | null }

/** One page of the published products that match a text and the other filters; behind a cursor by relevance its key says how many were shown. */
export async function findTextMatches(
  database: OpenDatabase,
  filters: ProductFilters,
  page: TextPage,
): Promise<TextMatches> {
  const text = await resolveText(database, filters.title_contains ?? '')
  const start = page.sort === 'relevance' && page.after ? Number(page.after.key) : page.start
  const matches = await findMatches(database, text, listingFilter(filters), { ...page, start })
  return { ...matches, correctedQuery: text.correctedQuery }
}
