import { eurosToCents } from '@filiera/domain/money/money'
import type { PriceRange, ProductFilters } from './product-filters.ts'

/** Price bound without a limit (specification §9). */
const UNBOUNDED = -1

/** What lies in both. */
const intersect = (left: PriceRange, right: PriceRange): PriceRange => ({
  from: Math.max(left.from, right.from),
  to: left.to === null ? right.to : right.to === null ? left.to : Math.min(left.to, right.to),
})

/** @returns null when the query sets no bound */
export function priceRange({ price_gte, price_lt, constraints }: ProductFilters): PriceRange | null {
  const chosen: PriceRange = {
    from: price_gte === undefined || price_gte === UNBOUNDED ? 0 : eurosToCents(price_gte),
    to: price_lt === undefined || price_lt === UNBOUNDED ? null : eurosToCents(price_lt),
  }
  const { from, to } = (constraints?.prices ?? []).reduce(intersect, chosen)
  return from === 0 && to === null ? null : { from, to }
}
