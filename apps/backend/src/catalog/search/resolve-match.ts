import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ResolvedText } from './matches/resolved-text.ts'
import { resolveText } from './resolve-text.ts'
import type { SearchedType } from './terms/search-terms.store.ts'

export type TextFilter = {
  title_contains?: string | undefined
  match?: 'title' | 'words' | undefined
  lang: Language
}

/** A text as a list of sellers or posts is narrowed by it: words understood as a search does, or what its titles contain. */
export type ResolvedMatch = { words: ResolvedText } | { contained: string }

/** Null without a text. */
export async function resolveMatch(
  database: OpenDatabase,
  { title_contains: typed, match, lang }: TextFilter,
  type: SearchedType,
): Promise<ResolvedMatch | null> {
  if (typed === undefined) return null
  return match === 'words'
    ? { words: await resolveText(database, typed, lang, { type }) }
    : { contained: typed }
}
