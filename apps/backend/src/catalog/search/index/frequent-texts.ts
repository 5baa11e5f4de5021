import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'

/** What was counted is true for so long; a product more or less is nothing to a text that more than a thousand hold. */
const KEPT_MS = 60_000
const MOST_TEXTS = 5000

const kept = new WeakMap<OpenDatabase['pool'], Map<string, number>>()

/** Whether this process has lately counted more products of a query than totals tell: they need not be counted again. */
export const isFrequentText = (database: OpenDatabase, query: string): boolean =>
  (kept.get(database.pool)?.get(query) ?? 0) > performance.now()

/** Remembers a total as it was counted, when it is one of those that stop. */
export function noteTotal(database: OpenDatabase, query: string, total: number): void {
  if (total <= COUNT_CAP) return
  const texts = kept.get(database.pool) ?? new Map<string, number>()
  kept.set(database.pool, texts)
  texts.delete(query)
  texts.set(query, performance.now() + KEPT_MS)
  const [oldest] = texts.keys()
  if (texts.size > MOST_TEXTS && oldest !== undefined) texts.delete(oldest)
}
