import type { ProductSort } from '@filiera/domain/catalogue-constants'
import { type CellFilter, categoriesOf, cellsToCount, countMatching, matchingCells } from './count-cells.ts'
import { filterMasks, isOfWholeSteps, priceRange } from './facet-bits.ts'
import type { FacetCells } from './facet-cells.store.ts'
import type { PriceRange, ProductFilters } from './product-filters.ts'

/** A query in the terms of `product_listing`; `price` only where the masks do not say it. */
export type ListingQuery = CellFilter & {
  sellers: readonly string[] | null
  brands: readonly string[] | null
  price: PriceRange | null
}

const listed = <T>(values: readonly T[] | undefined) =>
  values && values.length > 0 ? [...new Set(values)] : null

export function listingQuery(cells: FacetCells, filters: ProductFilters): ListingQuery {
  const range = priceRange(filters)
  return {
    categories: categoriesOf(cells.categories, filters.category),
    masks: filterMasks(filters),
    sellers: listed(filters.seller),
    brands: listed(filters.brand),
    price: range && !isOfWholeSteps(range) ? range : null,
  }
}

/** Whether the cells alone know how many match. */
export const isCounted = ({ sellers, brands, price }: ListingQuery): boolean => !sellers && !brands && !price

/** Weight of all that is remembered of one state of the cells, about 10 MB. */
const MOST_REMEMBERED = 100_000
/** Of a query with its counts; a cell that was found weighs one. */
const QUERY_WEIGHT = 200

/** What `work` made of these cells for this query, remembered as long as the cells are. */
export function remembered<T>(
  cells: FacetCells,
  what: string,
  filter: CellFilter,
  work: () => T,
  weigh: (made: T) => number = () => 0,
): T {
  const key = JSON.stringify([what, filter.categories ? [...filter.categories] : null, filter.masks])
  if (cells.memo.has(key)) return cells.memo.get(key) as T
  const made = work()
  const weight = QUERY_WEIGHT + weigh(made)
  if (weight > MOST_REMEMBERED) return made
  if (cells.memoWeight + weight > MOST_REMEMBERED) {
    cells.memo.clear()
    cells.memoWeight = 0
  }
  cells.memo.set(key, made)
  cells.memoWeight += weight
  return made
}

/** How many match by the cells. */
export const countByCells = (cells: FacetCells, filter: CellFilter): number =>
  remembered(cells, 'count', filter, () => countMatching(cellsToCount(cells, filter), filter))

/** The cells that match. */
export const cellsOf = (cells: FacetCells, filter: CellFilter) =>
  remembered(
    cells,
    'cells',
    filter,
    () => matchingCells(cells, filter),
    ({ bits }) => bits.length,
  )

/** More candidates than this are never fetched to be sorted. */
const MOST_CANDIDATES = 5000
/** Fetching and sorting a candidate, and looking a cell up, cost as much as passing so many entries of an index. */
const CANDIDATE_COST = 2
const CELL_COST = 10

/**
 * Whether the few products that match are fetched by their cells and sorted, instead of walking an index in the wanted order until
 * enough of them have come by. Both costs are known beforehand, because the cells are.
 */
export function isSparse(cells: FacetCells, query: ListingQuery, sort: ProductSort, wanted: number): boolean {
  if (query.sellers || query.brands) return false
  const matching = countByCells(cells, query)
  if (matching > MOST_CANDIDATES) return false
  // The index is entered where the category begins, and in an order by price where the prices do.
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  const oneCategory = query.categories?.size === 1 ? query.categories : null
  const walked = countByCells(cells, {
    categories: oneCategory,
    masks: byPrice ? query.masks.filter(({ group }) => group === 'price') : [],
  })
  const walkCost = Math.min(walked, (walked * wanted) / Math.max(1, matching))
  const candidateCost = matching * CANDIDATE_COST
  if (candidateCost >= walkCost) return false
  return candidateCost + cellsOf(cells, query).bits.length * CELL_COST < walkCost
}
