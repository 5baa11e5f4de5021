import pg from 'pg'
import { type Figure, round } from '../../figure.ts'
import type { Shop } from '../../shop.ts'
import { constraintQueries } from './constraint-queries.ts'
import { deriveExpected, deriveKept } from './derive.ts'
import { moreQueries } from './more-queries.ts'
import { type QualityQuery, queries } from './queries.ts'
import {
  FIRST_PAGE,
  findViolations,
  LEAST_BEST_FIRST,
  LEAST_BEST_KEPT,
  LEAST_HITS,
  scoreResults,
} from './score.ts'

async function ask(shop: Shop, { text, lang }: Pick<QualityQuery, 'text' | 'lang'>): Promise<string[]> {
  const parameters = new URLSearchParams({ title_contains: text, lang, size: String(FIRST_PAGE) })
  const answer = await fetch(`${shop.backendUrl}/products/search?${parameters}`)
  if (!answer.ok) throw new Error(`"${text}" answered ${answer.status}`)
  const { result } = (await answer.json()) as { result: { id: string }[] }
  return result.map(({ id }) => id)
}

/** A share that must be at least so much, as a figure that must be at most: what is missing to 1. */
function missing(name: string, share: number, least: number, failures: number): Figure {
  const value = round(1 - share, 3)
  return {
    name,
    unit: 'missing to 1',
    limit: round(1 - least, 3),
    value,
    runs: [value],
    detail: { reached: round(share, 3), 'not perfect': failures },
  }
}

async function measureSet(
  shop: Shop,
  name: string,
  set: readonly QualityQuery[],
  slugs: ReadonlyMap<string, string>,
) {
  const found: string[][] = []
  for (const query of set) found.push((await ask(shop, query)).map((id) => slugs.get(id) ?? ''))
  const { hits, bestFirst, failures } = scoreResults(deriveExpected(set), found)
  for (const failure of failures) console.log(`     ${failure}`)
  return [
    missing(
      `search quality, ${name}: hits in the first ${FIRST_PAGE} over what is possible`,
      hits,
      LEAST_HITS,
      failures.length,
    ),
    missing(
      `search quality, ${name}: queries with a best result first`,
      bestFirst,
      LEAST_BEST_FIRST,
      failures.length,
    ),
  ]
}

/** Queries with constraints: what is found of those that a product answers, and what breaks a constraint, of all. */
async function measureConstraints(shop: Shop, slugs: ReadonlyMap<string, string>): Promise<Figure[]> {
  const found: string[][] = []
  for (const query of constraintQueries) found.push((await ask(shop, query)).map((id) => slugs.get(id) ?? ''))
  const expected = deriveKept(constraintQueries)
  const isAnswered = (_: unknown, index: number) => (expected[index]?.relevantSlugs.length ?? 0) > 0
  const { hits, bestFirst, failures } = scoreResults(expected.filter(isAnswered), found.filter(isAnswered))
  const violations = findViolations(expected, found)
  for (const violation of violations) console.log(`     ${violation}`)
  const name = `search quality, ${constraintQueries.length} queries with constraints`
  return [
    {
      name: `${name}: results that break one`,
      unit: 'results',
      limit: 0,
      value: violations.length,
      runs: [violations.length],
    },
    missing(
      `${name}: hits in the first ${FIRST_PAGE} over what is possible`,
      hits,
      LEAST_HITS,
      failures.length,
    ),
    missing(`${name}: best result first`, bestFirst, LEAST_BEST_KEPT, failures.length),
  ]
}

/** All sets of queries over HTTP on the demonstration catalogue, against what its attributes say. */
export async function measureSearchQuality(shop: Shop): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; slug: string }>('select id::text, slug from product')
  await client.end()
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  return [
    ...(await measureSet(shop, `${queries.length} queries`, queries, slugs)),
    ...(await measureSet(shop, `${moreQueries.length} unseen queries`, moreQueries, slugs)),
    ...(await measureConstraints(shop, slugs)),
  ]
}
