import type { Facets } from '@filiera/contract/catalog/facets'
import type { Understood } from '@filiera/contract/catalog/understood'
import {
  COUNT_CAP,
  marks,
  priceBands,
  ratingSteps,
  temperatureClasses,
} from '@filiera/domain/catalogue-constants'
import { regionCodes, regions, shopCities, shopCityCodes } from '@filiera/domain/places/regions'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { withBelow } from '../listing/category-tree.ts'
import { type CountOf, countValues, isCapped } from '../listing/count-values.ts'
import { countListed } from '../listing/listing.store.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { setBit } from '../listing/product-index/bits.ts'
import type { ProductIndex } from '../listing/product-index/product-index.ts'
import { currentIndex } from '../listing/product-index.store.ts'
import { keyOf, remembered } from '../listing/remembered.ts'
import { type Selection, selectByGroup } from '../listing/select-products.ts'
import { countTextMatches } from '../search/find-text-matches.ts'
import { type MatchedProducts, matchedProducts } from '../search/matched-products.ts'
import { withoutAllergenConstraints } from '../search/parse/search-filters.ts'
import { attributeFacets } from './attribute-facets.ts'
import { readMatchedIds } from './facets.store.ts'
import { allergenCounts, mostFrequent, nameFacets } from './named-facets.ts'

/** So many of the best ranked matches are counted, and so many when too few of those pass the filters; at last all. */
const MOST_COMPARED = [5000, 40_000, null]

/** Countries that are offered: all there are. */
const EVERY_COUNTRY = 300

type Counts = {
  total: number
  /** The products that pass all filters. */
  all: Selection
  /** Those that pass all filters but those of a group. */
  totalOf: (group: string) => number
  /** Of the values of a facet that any product has, by value; each group ignores its own filter. */
  valuesOf: (facet: string, group?: string) => ReadonlyMap<string, number>
  isCapped: boolean
  /** Each family counts once. */
  hasFamilies: boolean
}

/** Counts of all products, or of those of the `ids` that are listed. */
function countAll(index: ProductIndex, filters: ProductFilters, ids: readonly number[] | null): Counts {
  const within = ids && new Uint32Array(index.bitWords)
  // what a text found is counted product by product, as its total is
  const hasFamilies = ids === null
  for (const id of ids ?? []) if (within && index.listed.has(id)) setBit(within, id)
  const { all, byGroup } = selectByGroup(index, filters, within)
  const totalOf = ({ bits, size }: Selection) => size - (hasFamilies ? index.repeated(bits).products : 0)
  const counters = new Map<string | null, CountOf>([
    [null, countValues(index, all, { values: index.valueCount, hasFamilies })],
  ])
  for (const [group, selection] of byGroup)
    counters.set(group, countValues(index, selection, { values: index.valuesOf(group).length, hasFamilies }))
  return {
    total: totalOf(all),
    totalOf: (group) => totalOf(byGroup.get(group) ?? all),
    all,
    hasFamilies,
    isCapped: [all, ...byGroup.values()].some(isCapped),
    valuesOf: (facet, group = facet) => {
      const count = counters.get(group) ?? counters.get(null)
      const counts = new Map<string, number>()
      for (const known of index.valuesOf(facet)) {
        const products = count?.(known) ?? 0
        if (products > 0) counts.set(known.value, products)
      }
      return counts
    },
  }
}

/**
 * Of very many matches of a text only the best ranked are counted, as long as more than the cap of them pass the filters: the answer says
 * that its counts stop somewhere. Otherwise all are.
 */
async function countMatched(
  database: OpenDatabase,
  index: ProductIndex,
  filters: ProductFilters,
  matched: MatchedProducts,
): Promise<Counts> {
  for (const most of MOST_COMPARED) {
    const ids = await readMatchedIds(database, matched, most)
    const counts = countAll(index, filters, ids)
    if (most === null || ids.length < most || counts.total > COUNT_CAP) return counts
  }
  throw new Error('the last round counts all')
}

/** Those of the navigation, and what is chosen with those below it; each counts what is below it, too. */
function categoryCounts(
  { categories }: ProductIndex,
  { valuesOf }: Counts,
  { lang, category: chosen = [] }: ProductFilters,
) {
  const own = valuesOf('category')
  const open = new Set(categories.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id))
  const shown = categories.filter(
    ({ id, parent_id }) => parent_id === null || open.has(id) || open.has(parent_id),
  )
  return shown.map(({ id, slug, name }) => ({
    slug,
    name: name[lang] || name.it,
    count: withBelow(categories, [id]).reduce((sum, below) => sum + (own.get(String(below)) ?? 0), 0),
  }))
}

/** Everything but the names of sellers, brands and countries. */
function facetsOf(index: ProductIndex, counts: Counts, filters: ProductFilters) {
  const { lang } = filters
  const [cities, places, marked, prices] = [
    counts.valuesOf('city'),
    counts.valuesOf('region'),
    counts.valuesOf('mark'),
    counts.valuesOf('price'),
  ]
  const bandsFrom = (min: number, max: number) =>
    [...prices].reduce(
      (sum, [from, count]) => (Number(from) >= min && (max === -1 || Number(from) < max) ? sum + count : sum),
      0,
    )
  // a family with prices in several bands is one among all of them
  const inBand = (min: number, max: number) =>
    min === 0 && max === -1 && !counts.isCapped ? counts.totalOf('price') : bandsFrom(min, max)
  return {
    total: Math.min(counts.total, COUNT_CAP + 1),
    capped: counts.total > COUNT_CAP,
    ...(counts.isCapped && { countsCapped: true }),
    categories: categoryCounts(index, counts, filters),
    cities: shopCityCodes.map((slug) => ({
      slug,
      name: shopCities[slug][lang],
      count: cities.get(slug) ?? 0,
    })),
    regions: regionCodes
      .map((slug) => ({ slug, name: regions[slug].name[lang], count: places.get(slug) ?? 0 }))
      .filter(({ slug, count }) => count > 0 || filters.region?.includes(slug)),
    prices: priceBands.map(({ min, max }) => ({ min, max, count: inBand(min, max) })),
    marks: marks.map((slug) => ({ slug, name: slug.toUpperCase(), count: marked.get(slug) ?? 0 })),
    discounts: counts.valuesOf('discounts').get('yes') ?? 0,
    available: counts.valuesOf('available').get('yes') ?? 0,
    new: counts.valuesOf('new').get('yes') ?? 0,
    sellers: mostFrequent(counts.valuesOf, 'seller', filters.seller),
    brands: mostFrequent(counts.valuesOf, 'brand', filters.brand),
    countries: mostFrequent(counts.valuesOf, 'ships_to', filters.ships_to, EVERY_COUNTRY),
    allergens: allergenCounts(index, counts),
    temperatures: temperatureClasses.map((slug) => ({
      slug,
      count: counts.valuesOf('temperature').get(slug) ?? 0,
    })),
    ratings: ratingSteps.map((stars) => ({
      stars,
      count: counts.valuesOf('rating').get(String(stars)) ?? 0,
    })),
    attributes: attributeFacets(index, filters, counts.valuesOf),
  }
}

/** So many constraints are tried without; more were not meant by anybody. */
const MOST_TRIED = 4

/** Of a text that finds nothing: how many each of its constraints hides. */
async function withCounts(
  database: OpenDatabase,
  asked: ProductFilters,
  understood: readonly Understood[],
): Promise<Understood[]> {
  const counts = await Promise.all(
    understood
      .slice(0, MOST_TRIED)
      .map(({ rest }) =>
        rest.trim() ? countTextMatches(database, { ...asked, title_contains: rest, match: 'words' }) : 0,
      ),
  )
  return understood.map((each, index) => ({ ...each, ...(counts[index] && { without: counts[index] }) }))
}

/** Of a text whose products must be free of something: those beside them that may hold traces of it. */
async function countTraces(database: OpenDatabase, asked: ProductFilters) {
  const without = withoutAllergenConstraints(asked.title_contains ?? '')
  if (!without) return {}
  const { text, allergens } = without
  const rest = text ? { title_contains: text, match: 'words' as const } : { title_contains: undefined }
  const filters = { ...asked, ...rest, traces: allergens }
  const count = await (text ? countTextMatches(database, filters) : countListed(database, filters))
  return count > 0 ? { traces: { count, text, allergens } } : {}
}

/** Counts per filter, each with its name in the language; regions without products are left out unless they are chosen. */
export async function countFacets(database: OpenDatabase, asked: ProductFilters): Promise<Facets> {
  const { products, filters, correctedQuery, notFound, understood, thing } = await matchedProducts(
    database,
    asked,
  )
  const index = await currentIndex(database)
  const count = () => facetsOf(index, countAll(index, filters, null), filters)
  const facets = products
    ? facetsOf(index, await countMatched(database, index, filters, products), filters)
    : filters.excludedIds
      ? count()
      : remembered(index, `facets ${filters.lang} ${keyOf(filters)}`, count)
  return {
    ...facets,
    ...(await nameFacets(database, facets, filters)),
    ...(correctedQuery && { correctedQuery }),
    ...(notFound.length > 0 && { notFound }),
    ...(understood.length > 0 && {
      understood: facets.total > 0 ? understood : await withCounts(database, asked, understood),
      ...(thing && { thing }),
      ...(await countTraces(database, asked)),
    }),
  }
}
