import { sql } from 'kysely'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'

/** A row of `search_guess`. */
export type GuessRow = {
  word: string
  kind: 'stem' | 'prefix' | 'split' | 'similar'
  form: string
  lexemes: string[]
  documents: number
}

/** What words that are in no name may be, the likeliest of each kind first. */
export function findGuesses(database: OpenDatabase, words: readonly string[]): Promise<GuessRow[]> {
  return runBounded(
    database,
    sql<GuessRow>`select w.word, g.* from unnest(${words}::text[]) as w(word), search_guess(w.word) g`,
  )
}

/** What is searched: products, or one type of the entries. */
export type SearchedType = 'product' | 'seller' | 'category' | 'post'

/** Place (from 1) of the first of the queries that finds anything; null when none does. */
export async function findFirstMatching(
  database: OpenDatabase,
  type: SearchedType,
  queries: readonly string[],
): Promise<number | null> {
  const rows = await runBounded(
    database,
    sql<{ place: number | null }>`select search_first(${type}::text, ${queries}::text[]) as place`,
  )
  return rows[0]?.place ?? null
}
