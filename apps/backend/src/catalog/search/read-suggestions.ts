import type { Suggestion } from '@filiera/contract/catalog/search'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { jsonList, jsonObject } from '../../platform/http/send-json.ts'
import { readProductTexts } from '../products/read-products.ts'
import { toSearchFilters } from './parse/search-filters.ts'

/** Products that the search field shows. */
const MOST_PRODUCTS = 4

/**
 * What the search field shows while a text is typed, as JSON: what is read of it, the first suggested products as lists show them, and
 * the other suggestions (decision 53).
 */
export async function readSuggestions(
  database: OpenDatabase,
  typed: { title_contains: string; lang: Language },
  suggested: readonly Suggestion[],
): Promise<string> {
  const ids = suggested.flatMap(({ type, id }) => (type === 'product' ? [id] : [])).slice(0, MOST_PRODUCTS)
  return jsonObject({
    understood: JSON.stringify(toSearchFilters(typed).understood),
    products: jsonList(await readProductTexts(database, ids, typed.lang)),
    others: JSON.stringify(suggested.filter(({ type }) => type !== 'product')),
  })
}
