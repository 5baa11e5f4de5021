import type { Expected, ExpectedKept } from './derive.ts'

/** Results a customer sees at once. */
export const FIRST_PAGE = 12
/** Held by the suite and the benchmark. */
export const LEAST_HITS = 0.95
export const LEAST_BEST_FIRST = 0.85

/** Of queries with constraints. */
export const LEAST_BEST_KEPT = 0.88

export type Score = { hits: number; bestFirst: number; failures: string[] }

/** Hits in the first 12 over min(12, relevant), on average, and the share of queries whose first result is one of the best. */
export function scoreResults(
  expected: readonly Pick<Expected, 'text' | 'lang' | 'relevantSlugs' | 'bestSlugs'>[],
  found: readonly (readonly string[])[],
): Score {
  const failures: string[] = []
  let hits = 0
  let first = 0
  expected.forEach((query, index) => {
    const slugs = (found[index] ?? []).slice(0, FIRST_PAGE)
    const possible = Math.min(FIRST_PAGE, query.relevantSlugs.length)
    if (possible === 0) throw new Error(`the catalogue has nothing for "${query.text}"`)
    const share = slugs.filter((slug) => query.relevantSlugs.includes(slug)).length / possible
    const isFirst = slugs[0] !== undefined && query.bestSlugs.includes(slugs[0])
    hits += share
    first += isFirst ? 1 : 0
    if (share < 1 || !isFirst)
      failures.push(`${query.lang} "${query.text}": ${share.toFixed(2)}, first ${slugs[0] ?? '–'}`)
  })
  return { hits: hits / expected.length, bestFirst: first / expected.length, failures }
}

/** Results that break a constraint of their query, one line each: there must be none. */
export function findViolations(
  expected: readonly ExpectedKept[],
  found: readonly (readonly string[])[],
): string[] {
  return expected.flatMap(({ lang, text, keptSlugs }, index) =>
    (found[index] ?? []).filter((slug) => !keptSlugs.has(slug)).map((slug) => `${lang} "${text}": ${slug}`),
  )
}
