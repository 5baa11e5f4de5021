import type { ProductFilters } from './product-filters.ts'
import type { ProductIndex } from './product-index/product-index.ts'

/** Bytes of all that is remembered of one version of an index, about. */
const MOST_REMEMBERED = 8_000_000
/** Bytes of an answer with its key, besides what it holds. */
const ANSWER_WEIGHT = 4000

/** What `work` made of this index, remembered under `key` until a product changes. */
export function remembered<T>(
  index: ProductIndex,
  key: string,
  work: () => T,
  weigh: (made: T) => number = () => 0,
): T {
  if (index.memo.has(key)) return index.memo.get(key) as T
  const made = work()
  const weight = ANSWER_WEIGHT + weigh(made)
  if (weight > MOST_REMEMBERED) return made
  if (index.memoWeight + weight > MOST_REMEMBERED) {
    index.memo.clear()
    index.memoWeight = 0
  }
  index.memo.set(key, made)
  index.memoWeight += weight
  return made
}

/** What tells two queries apart whose products differ: neither a text nor the language, nor the products that are left out afterwards. */
export const keyOf = ({
  title_contains: _text,
  match: _match,
  lang: _lang,
  excludedIds: _excludedIds,
  ...filters
}: ProductFilters) => JSON.stringify(filters)
