import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../database/open-database.ts'
import { resolveText } from './resolve-text.ts'
import { findByBeginning, findByText, type SuggestionRow } from './suggestions.store.ts'
import { findMatches } from './text-matches.store.ts'
import { typedWords } from './typed-words.ts'

const MOST = 8
const FIRST = { sort: 'relevance', limit: MOST, start: 0, after: null } as const

/** Categories and sellers first, at most three so that products are always seen; the rest products, then posts. */
function arrange(rows: readonly SuggestionRow[]): SuggestionRow[] {
  const of = (type: SuggestionRow['type']) => rows.filter((row) => row.type === type)
  const [posts, places] = [
    of('post').slice(0, 2),
    [...of('category').slice(0, 2), ...of('seller').slice(0, 2)].slice(0, 3),
  ]
  const products = of('product').slice(0, MOST - places.length - posts.length)
  return [...places, ...products, ...posts]
}

/**
 * At most 8 suggestions for what is being typed: products, sellers, categories, posts (decision 25).
 * One word, perhaps begun only, is answered from the words of the catalogue; several words, or one that begins nothing, are
 * understood like a search, mistakes included.
 */
export async function suggest(
  database: OpenDatabase,
  text: string,
  lang: Language,
): Promise<SuggestionRow[]> {
  const words = typedWords(text).map(({ word }) => word)
  const strong = words.filter((word) => word.length > 1)
  const [only] = strong
  if (only === undefined) return []
  if (strong.length === 1) {
    const begun = await findByBeginning(database, only, lang)
    if (begun.length > 0) return arrange(begun)
  }
  const resolved = await resolveText(database, text)
  const { rows } = await findMatches(database, resolved, null, FIRST)
  const corrected = typedWords(resolved.correctedQuery ?? text).map(({ word }) => word)
  const name = corrected
    .filter((word) => word.length > 1)
    .map((word) => `${word}:*`)
    .join(' & ')
  return arrange(
    await findByText(
      database,
      rows.map(({ id }) => id),
      name,
      lang,
    ),
  )
}
