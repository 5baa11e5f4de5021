import type { Facets } from '@filiera/contract/catalogue'
import { COUNT_CAP, marks, priceBands } from '@filiera/domain/catalogue-constants'
import { regionCodes, regions, shopCities, shopCityCodes } from '@filiera/domain/regions'
import type { OpenDatabase } from '../database/open-database.ts'
import { type ResolvedText, resolveOptionalText } from '../search/resolve-text.ts'
import { type CellCounts, cellsToCount, countGroups } from './count-cells.ts'
import { currentCells, type FacetCells } from './facet-cells.store.ts'
import { type CountedText, countCellsOf } from './facets.store.ts'
import { isCounted, type ListingQuery, listingQuery, remembered } from './listing-query.ts'
import { cellsWith, joinCells } from './merge-cells.ts'
import type { ProductFilters } from './product-filters.ts'
import { splitRange } from './split-range.ts'

/** So many matches of a text are counted one by one. */
const MOST_COMPARED = 5000

/** The cells of a query whose filters the cells do not hold: seller, brand, text, or prices between two steps. */
async function countNarrowed(
  database: OpenDatabase,
  cells: FacetCells,
  filters: ProductFilters,
  query: ListingQuery,
  text: CountedText | null,
): Promise<{ counts: CellCounts; compared: number }> {
  const { seller, brand, lang } = filters
  const isRare = text !== null || query.sellers !== null || query.brands !== null
  const rare = { seller, brand, lang }
  const anyPrice = isRare ? await countCellsOf(database, rare, text) : cellsToCount(cells, query)
  const compared = anyPrice.products.reduce((sum, products) => sum + products, 0)
  const counts = countGroups(anyPrice, query)
  if (!query.price) return { counts, compared }
  const { whole, rests } = splitRange(query.price)
  const parts = await Promise.all(rests.map((rest) => countCellsOf(database, rare, text, rest)))
  const inRange = countGroups(joinCells([cellsWith(anyPrice, whole), ...parts]), query)
  return { counts: { ...inRange, prices: counts.prices }, compared }
}

/**
 * Of a very frequent text only the best ranked products are counted, as long as more than the cap of them pass the filters: the answer
 * says that its counts stop somewhere. Otherwise all are.
 */
async function countText(
  database: OpenDatabase,
  cells: FacetCells,
  filters: ProductFilters,
  query: ListingQuery,
  text: ResolvedText,
): Promise<CellCounts> {
  const count = (most: number | null) => countNarrowed(database, cells, filters, query, { text, most })
  if (query.sellers || query.brands) return (await count(null)).counts
  const { counts, compared } = await count(MOST_COMPARED)
  return compared < MOST_COMPARED || counts.total > COUNT_CAP ? counts : (await count(null)).counts
}

async function countAll(database: OpenDatabase, filters: ProductFilters, text: ResolvedText | null) {
  const cells = await currentCells(database)
  const query = listingQuery(cells, filters)
  if (text) return { cells, counts: await countText(database, cells, filters, query, text) }
  if (!isCounted(query))
    return { cells, counts: (await countNarrowed(database, cells, filters, query, null)).counts }
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
  const text = await resolveOptionalText(database, filters.title_contains, 'product')
  const { cells, counts } = await countAll(database, filters, text)
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
    ...(text?.correctedQuery ? { correctedQuery: text.correctedQuery } : {}),
  }
}
