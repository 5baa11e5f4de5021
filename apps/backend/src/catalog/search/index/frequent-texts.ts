import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'

/** What was counted is true for so long; a product more or less is nothing to a text that more than a thousand hold. */
const TTL_MS = 60_000
const MOST_TEXTS = 5000

const cached = new WeakMap<OpenDatabase['pool'], LRUCache<string, true>>()

/** Whether this process has lately counted more products of a query than totals tell: they need not be counted again. */
export const isFrequentText = (database: OpenDatabase, query: string): boolean =>
  cached.get(database.pool)?.has(query) ?? false

/** Remembers a total as it was counted, when it is one of those that stop. */
export function rememberTotal(database: OpenDatabase, query: string, total: number): void {
  if (total <= COUNT_CAP) return
  const texts = cached.get(database.pool) ?? new LRUCache({ max: MOST_TEXTS, ttl: TTL_MS, ttlResolution: 0 })
  cached.set(database.pool, texts)
  texts.set(query, true)
}
