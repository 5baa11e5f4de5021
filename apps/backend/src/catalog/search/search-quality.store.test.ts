import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveExpected } from '../../../../../bench/catalog/search-quality/derive.ts'
import { queries } from '../../../../../bench/catalog/search-quality/queries.ts'
import {
  FIRST_PAGE,
  LEAST_BEST_FIRST,
  LEAST_HITS,
  scoreResults,
} from '../../../../../bench/catalog/search-quality/score.ts'
import { testClock } from '../../../test/build-test-backend.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { loadSeed } from '../../seed/load-seed.ts'
import { findTextMatches } from './find-text-matches.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadSeed(database.db, testClock(), () => {})
})
afterAll(() => database.close())

it('answers the test set of three languages, mistakes and synonyms included', async () => {
  const slugs = new Map(
    (await database.db.selectFrom('product').select(['id', 'slug']).execute()).map((row) => [
      row.id,
      row.slug,
    ]),
  )
  const page = { sort: 'relevance', limit: FIRST_PAGE, start: 0, after: null } as const
  const found: string[][] = []
  for (const { text, lang } of queries) {
    const { rows } = await findTextMatches(database, { title_contains: text, lang }, page)
    found.push(rows.map(({ id }) => slugs.get(id) ?? ''))
  }
  const { hits, bestFirst, failures } = scoreResults(deriveExpected(queries), found)
  expect(hits, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_HITS)
  expect(bestFirst, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_BEST_FIRST)
})
