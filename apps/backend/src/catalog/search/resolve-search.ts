import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { narrowBy } from './matches/narrow-by.store.ts'
import type { ResolvedText } from './matches/resolved-text.ts'
import type { SearchFilters } from './parse/search-filters.ts'
import { resolveText } from './resolve-text.ts'

/**
 * The words of a text, understood among the products that keep its constraints: there they are loosened until something is found. What a
 * visitor chose besides narrows afterwards: counts offer what lists then show.
 */
export async function resolveSearch(
  database: OpenDatabase,
  words: string,
  { own, bestFirst, filters }: SearchFilters,
): Promise<ResolvedText> {
  const within = own && (await narrowBy(database, own, null))
  return resolveText(database, words, filters.lang, {
    within,
    isNamed: bestFirst === 'price_asc' || own !== null,
  })
}
