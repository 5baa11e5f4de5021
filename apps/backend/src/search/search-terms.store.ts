import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { runBounded } from '../database/run-bounded.ts'
import type { TermRow } from './word-groups.ts'

/** A row of `search_guess`. */
export type GuessRow = {
  word: string
  kind: 'stem' | 'prefix' | 'split' | 'similar'
  form: string
  lexemes: string[]
  documents: number
}

/** What is known of the words of a query and of the phrases they make. */
export function findTerms(database: OpenDatabase, words: readonly string[]): Promise<TermRow[]> {
  return runBounded(database, sql<TermRow>`select * from search_terms(${words}::text[])`, {
    name: 'search-terms',
  })
}

/** What words that are in no name may be, the likeliest of each kind first. */
export function findGuesses(database: OpenDatabase, words: readonly string[]): Promise<GuessRow[]> {
  return runBounded(
    database,
    sql<GuessRow>`select w.word, g.* from unnest(${words}::text[]) as w(word), search_guess(w.word) g`,
    { name: 'search-guesses' },
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
  const found =
    type === 'product'
      ? sql`exists (select 1 from search_document where tier = 0 and words @@ q.query::tsquery)
          or exists (select 1 from search_document where tier = 1 and words @@ q.query::tsquery)
          or exists (select 1 from search_document where tier = 2 and words @@ q.query::tsquery)`
      : sql`exists (select 1 from search_entry where type = ${type} and words @@ q.query::tsquery)`
  const rows = await runBounded(
    database,
    sql<{
      place: number
    }>`select place::int from unnest(${queries}::text[]) with ordinality as q(query, place)
      where ${found} limit 1`,
    { name: `search-first-${type}` },
  )
  return rows[0]?.place ?? null
}
