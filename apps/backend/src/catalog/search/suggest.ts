import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { findTextMatches } from './find-text-matches.ts'
import { parseText } from './parse/parse-text.ts'
import { resolveText } from './resolve-text.ts'
import {
  findByBeginning,
  findByText,
  findByWords,
  findSuggested,
  type SuggestionRow,
} from './suggestions.store.ts'
import { namedFirst } from './terms/named-first.ts'
import { typedWords } from './terms/typed-words.ts'

const MOST = 8

/** Categories and sellers first, at most three so that products are always seen; the rest products, then posts. */
function arrange(rows: readonly SuggestionRow[], words: readonly string[]): SuggestionRow[] {
  const of = (type: SuggestionRow['type']) => rows.filter((row) => row.type === type)
  const [posts, places] = [
    of('post').slice(0, 2),
    [...of('category').slice(0, 2), ...of('seller').slice(0, 2)].slice(0, 3),
  ]
  const products = namedFirst(of('product'), words).slice(0, MOST - places.length - posts.length)
  return [...places, ...products, ...posts]
}

/** One letter says too little to look for. */
const strongWords = (text: string) =>
  typedWords(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 1)

async function findRows(database: OpenDatabase, text: string, lang: Language): Promise<SuggestionRow[]> {
  const words = strongWords(text)
  const [only] = words
  if (only === undefined) return []
  const begun =
    words.length === 1
      ? await findByBeginning(database, only, lang)
      : await findByWords(database, words, lang)
  if (begun.length > 0) return begun
  const resolved = await resolveText(database, text, lang)
  if (resolved.isEmpty) return []
  return findByText(database, resolved, strongWords(resolved.correctedQuery ?? text), lang)
}

/** What keeps the constraints of a text, best first: a product that breaks one is not suggested either. */
async function suggestKept(database: OpenDatabase, text: string, lang: Language): Promise<SuggestionRow[]> {
  const page = { sort: 'relevance', limit: MOST, start: 0, after: null } as const
  const { rows } = await findTextMatches(database, { title_contains: text, lang }, page)
  const ids = rows.map(({ id }) => id)
  return ids.length > 0 ? findSuggested(database, ids, lang) : []
}

/** What a suggestion must keep. */
const binding: ReadonlySet<string> = new Set(['free', 'lacks', 'diet', 'price'])

/**
 * At most 8 suggestions for what is being typed: products, sellers, categories, posts (decision 25), from the words of the catalogue; what finds
 * nothing so is understood like a search.
 */
export async function suggest(
  database: OpenDatabase,
  text: string,
  lang: Language,
): Promise<SuggestionRow[]> {
  const { words, constraints } = parseText(text)
  const isKept = words !== '' && constraints.some(({ kind }) => binding.has(kind))
  if (isKept) return suggestKept(database, text, lang)
  return arrange(await findRows(database, text, lang), strongWords(text))
}

/** What is the same for suggestions, however it was written. */
export const suggestionKey = (text: string, lang: Language) => `${lang} ${strongWords(text).join(' ')}`
