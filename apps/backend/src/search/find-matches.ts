import type { ProductPage } from '../catalogue/listing.store.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { runBounded } from '../database/run-bounded.ts'
import { isFrequentText, noteTotal } from './frequent-texts.ts'
import type { Narrowing } from './narrow-by.store.ts'
import type { ResolvedText } from './resolve-text.ts'
import { allSortedStatement, sortedStatement } from './sorted-matches.store.ts'
import { bestOfAllStatement, bestOfFewStatement, bestStatement, type MatchRow } from './text-matches.store.ts'

/** `version` changes with anything shown of the product. */
type Match = { id: string; sort_key: string; version: string }
/** `total` stops at 1,001. */
export type Matches = { rows: Match[]; total: number }

/** One page of all products that match a text, best first; `generation` of the words that are to be searched by. */
export async function findBestMatches(
  database: OpenDatabase,
  text: ResolvedText,
  page: ProductPage,
): Promise<Matches & { generation: number }> {
  const isFrequent = isFrequentText(database, text.query)
  const rows = await runBounded(database, bestOfAllStatement(text, page, isFrequent), { name: 'search-best' })
  const [{ total, generation } = { total: 0, generation: 0 }] = rows
  if (!isFrequent) noteTotal(database, text.query, total)
  return {
    generation,
    total,
    rows: rows.flatMap(({ id, version }) =>
      id === null || version === null ? [] : [{ id, version, sort_key: '' }],
    ),
  }
}

async function findBest(database: OpenDatabase, text: ResolvedText, page: ProductPage, narrowing: Narrowing) {
  if (narrowing.few) return runBounded(database, bestOfFewStatement(text, narrowing.few, page))
  return runBounded(database, bestStatement(text, narrowing, page), { isPlannedAnew: true })
}

async function findSorted(
  database: OpenDatabase,
  text: ResolvedText,
  page: ProductPage,
  narrowing: Narrowing | null,
): Promise<MatchRow[]> {
  const all = () => runBounded(database, allSortedStatement(text, narrowing, page), { isPlannedAnew: true })
  if (narrowing?.few) return all()
  const rows = await runBounded(database, sortedStatement(text, narrowing, page), { isPlannedAnew: true })
  const shown = rows.filter(({ id }) => id !== null).length
  const mayBeFurther = shown < page.limit && (rows[0]?.total ?? 0) > page.start + shown
  return mayBeFurther ? all() : rows
}

/** One page of the products that match a text and pass the filters, with the capped total. */
export async function findMatches(
  database: OpenDatabase,
  text: ResolvedText,
  page: ProductPage,
  narrowing: Narrowing | null,
): Promise<Matches> {
  if (text.isEmpty) return { rows: [], total: 0 }
  const isBestFirst = page.sort === 'relevance'
  if (isBestFirst && !narrowing) return findBestMatches(database, text, page)
  const rows =
    isBestFirst && narrowing
      ? await findBest(database, text, page, narrowing)
      : await findSorted(database, text, page, narrowing)
  return {
    rows: rows.flatMap(({ id, sort_key, version }) => (id === null ? [] : [{ id, sort_key, version }])),
    total: rows[0]?.total ?? 0,
  }
}
