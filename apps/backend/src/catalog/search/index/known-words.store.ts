import { sql } from 'kysely'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'

/**
 * A word as it may be typed. `stems`: in Italian, English and Spanish, null where it says nothing; `lexemes`: what it is a form of in the
 * names of the catalogue, null when it is in none; `documents`: in so many of them, by the last count.
 */
export type KnownWord = {
  word: string
  stems: (string | null)[]
  lexemes: string[] | null
  documents: number | null
}

/** What finds the same, by the stems of a phrase; `generation` changes with the synonyms and when all words are counted anew. */
export type Meanings = { generation: number; alternatives: ReadonlyMap<string, readonly string[]> }

/** What the catalogue knows of words, a row each. */
export function findWords(database: OpenDatabase, words: readonly string[]): Promise<KnownWord[]> {
  return runBounded(
    database,
    sql<KnownWord>`select w.word, array[search_stem('it', w.word), search_stem('en', w.word), search_stem('es', w.word)] as stems, f.lexemes, f.documents
      from unnest(${words}::text[]) as w(word) left join search_form f on f.form = w.word`,
  )
}

/** Everything derived from the synonyms. */
export async function findMeanings(database: OpenDatabase): Promise<Meanings> {
  const rows = await runBounded(
    database,
    sql<{ generation: number; phrase: string | null; alternatives: string[] }>`
      select m.generation, e.phrase, array_agg(e.alternative order by e.alternative) as alternatives
      from search_generation m left join search_expansion e on true group by m.generation, e.phrase`,
  )
  return {
    generation: rows[0]?.generation ?? 0,
    alternatives: new Map(
      rows.flatMap(({ phrase, alternatives }) => (phrase === null ? [] : [[phrase, alternatives]])),
    ),
  }
}

/** The generation as it is now. */
export async function findGeneration(database: OpenDatabase): Promise<number> {
  const rows = await runBounded(
    database,
    sql<{ generation: number }>`select generation from search_generation`,
  )
  return rows[0]?.generation ?? 0
}
