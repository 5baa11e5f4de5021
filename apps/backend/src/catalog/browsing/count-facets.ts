import type { Facets } from '@filiera/contract/catalog/catalogue'
import { COUNT_CAP, marks, priceBands } from '@filiera/domain/catalogue-constants'
import { regionCodes, regions, shopCities, shopCityCodes } from '@filiera/domain/places/regions'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { addCounts, type CellCounts, cellsToCount, countGroups } from '../listing/count-cells.ts'
import { currentCells, type FacetCells } from '../listing/facet-cells.store.ts'
import { isCounted, type ListingQuery, listingQuery, remembered } from '../listing/listing-query.ts'
import { type Cells, cellsWith, joinCells } from '../listing/merge-cells.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { splitRange } from '../listing/split-range.ts'
import { type MatchedProducts, matchedProducts } from '../search/matched-products.ts'
import { type Counted, countCellsOf } from './facets.store.ts'

/** So many matches are counted one by one, and so many when too few of those pass the filters; at last all. */
const MOST_COMPARED = { text: [5000, 40_000], prices: [1600, 5000, 40_000] } as const

const sizeOf = ({ products }: Cells) => products.reduce((sum, each) => sum + each, 0)

/** The counts of a query whose filters the cells do not hold: seller, brand, text, or prices between two steps. */
async function countNarrowed(
  database: OpenDatabase,
  cells: FacetCells,
  filters: ProductFilters,
  { query, counted }: { query: ListingQuery; counted: Counted },
): Promise<{ counts: CellCounts; isCut: boolean }> {
  const { seller, brand, lang } = filters
  const isRare = counted.matched !== null || query.sellers !== null || query.brands !== null
  const rare = { seller, brand, lang }
  const isFull = (part: Cells) => sizeOf(part) === counted.most
  const known = isRare ? null : cells
  const anyPrice = known ? cellsToCount(known, query) : await countCellsOf(database, rare, counted)
  const count = (what: string, work: () => CellCounts) =>
    known ? remembered(known, what, query, work) : work()
  const counts = count('any price', () => countGroups(anyPrice, query))
  if (!query.price) return { counts, isCut: isRare && isFull(anyPrice) }
  const { whole, rests } = splitRange(query.price)
  const parts = await Promise.all(rests.map((rest) => countCellsOf(database, rare, counted, rest)))
  const ofSteps = count(`steps ${whole}`, () => countGroups(cellsWith(anyPrice, whole), query))
  const inRange = addCounts(ofSteps, countGroups(joinCells(parts), query))
  const isCut = (isRare && isFull(anyPrice)) || parts.some(isFull)
  return { counts: { ...inRange, prices: counts.prices }, isCut }
}

/**
 * Of very many products only some are counted (of a text the best ranked), as long as more than the cap of them pass the filters: the
 * answer says that its counts stop somewhere. Otherwise all are.
 */
async function countSome(
  database: OpenDatabase,
  cells: FacetCells,
  filters: ProductFilters,
  { query, matched }: { query: ListingQuery; matched: MatchedProducts | null },
): Promise<CellCounts> {
  const count = (most: number | null) =>
    countNarrowed(database, cells, filters, { query, counted: { matched, most } })
  if (query.sellers || query.brands) return (await count(null)).counts
  for (const most of MOST_COMPARED[matched ? 'text' : 'prices']) {
    const { counts, isCut } = await count(most)
    if (!isCut || counts.total > COUNT_CAP) return counts
  }
  return (await count(null)).counts
}

async function countAll(database: OpenDatabase, filters: ProductFilters, matched: MatchedProducts | null) {
  const cells = await currentCells(database)
  const query = listingQuery(cells, filters)
  if (matched || !isCounted(query))
    return { cells, counts: await countSome(database, cells, filters, { query, matched }) }
  const counts = remembered(cells, 'facets', query, () => countGroups(cellsToCount(cells, query), query))
  return { cells, counts }
}

/** A category counts what is below it, too. */
function categoryCounts({ categories }: FacetCells, counts: CellCounts, { lang }: ProductFilters) {
  const own = (id: number) => counts.categories.get(id) ?? 0
  return categories.map(({ id, slug, name }) => ({
    slug,
    name: name[lang] || name.it,
    count: categories.reduce(
      (sum, { id: below, parent_id }) => (parent_id === id ? sum + own(below) : sum),
      own(id),
    ),
  }))
}

/** Counts per filter, each with its name in the language; regions without products are left out. */
export async function countFacets(database: OpenDatabase, filters: ProductFilters): Promise<Facets> {
  const matched = await matchedProducts(database, filters)
  const { correctedQuery, understood } = matched
  const { cells, counts } = await countAll(database, matched.filters, matched.products)
  return {
    total: Math.min(counts.total, COUNT_CAP + 1),
    capped: counts.total > COUNT_CAP,
    categories: categoryCounts(cells, counts, filters),
    cities: shopCityCodes.map((slug, at) => ({
      slug,
      name: shopCities[slug][filters.lang],
      count: counts.cities[at] ?? 0,
    })),
    regions: regionCodes
      .map((slug, at) => ({ slug, name: regions[slug].name[filters.lang], count: counts.regions[at] ?? 0 }))
      .filter(({ count }) => count > 0),
    prices: priceBands.map(({ min, max }, band) => ({ min, max, count: counts.prices[band] ?? 0 })),
    marks: marks.map((slug, at) => ({ slug, name: slug.toUpperCase(), count: counts.marks[at] ?? 0 })),
    discounts: counts.discounts,
    available: counts.available,
    ...(correctedQuery && { correctedQuery }),
    ...(understood.length > 0 && { understood }),
  }
}
