import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'
import { plannedAnew } from '../../../platform/database/server-client.ts'
import type { ProductPage } from '../../listing/list-page.ts'
import { isFrequentText, rememberTotal } from '../index/frequent-texts.ts'
import type { Narrowing } from './narrow-by.store.ts'
import type { ResolvedText } from './resolved-text.ts'
import { allSortedStatement, type Matching, sortedStatement, wordMatching } from './sorted-matches.store.ts'
import { bestOfAllStatement, bestOfFewStatement, bestStatement, type MatchRow } from './text-matches.store.ts'
import { isProductContaining, productsContaining } from './title-matches.sql.ts'

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
  const rows = await runBounded(database, bestOfAllStatement(text, page, isFrequent))
  const [{ total, generation } = { total: 0, generation: 0 }] = rows
  if (!isFrequent) rememberTotal(database, text.query, total)
  return {
    generation,
    total,
    rows: rows.flatMap(({ id, version }) =>
      id === null || version === null ? [] : [{ id, version, sort_key: '' }],
    ),
  }
}

const matchesOf = (rows: readonly MatchRow[]): Matches => ({
  rows: rows.flatMap(({ id, sort_key, version }) => (id === null ? [] : [{ id, sort_key, version }])),
  total: rows[0]?.total ?? 0,
})

async function findBest(database: OpenDatabase, text: ResolvedText, page: ProductPage, narrowing: Narrowing) {
  const { few, conditions } = narrowing
  if (few) return runBounded(database, bestOfFewStatement(text, few, conditions, page))
  const narrowed = `${text.query} ${narrowing.key}`
  const isFrequent = isFrequentText(database, narrowed)
  const rows = await runBounded(database, plannedAnew(bestStatement(text, narrowing, page, isFrequent)))
  if (!isFrequent) rememberTotal(database, narrowed, rows[0]?.total ?? 0)
  return rows
}

async function findSorted(
  database: OpenDatabase,
  matched: Matching,
  page: ProductPage,
  narrowing: Narrowing | null,
): Promise<MatchRow[]> {
  const all = () => runBounded(database, plannedAnew(allSortedStatement(matched, narrowing, page)))
  if (narrowing?.few) return all()
  const rows = await runBounded(database, plannedAnew(sortedStatement(matched, narrowing, page)))
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
      : await findSorted(database, wordMatching(text), page, narrowing)
  return matchesOf(rows)
}

/** One page of the products whose title contains a text and that pass the filters, in an order of lists, with the capped total. */
export async function findContaining(
  database: OpenDatabase,
  { typed, lang }: { typed: string; lang: Language },
  page: ProductPage,
  narrowing: Narrowing | null,
): Promise<Matches> {
  const matched = { products: productsContaining(typed, lang), isMatch: isProductContaining(typed, lang) }
  return matchesOf(await findSorted(database, matched, page, narrowing))
}
