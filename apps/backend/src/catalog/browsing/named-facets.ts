import type { Facets } from '@filiera/contract/catalog/facets'
import { type Allergen, allergens } from '@filiera/domain/catalogue-constants'
import { countryName } from '@filiera/domain/places/country-names'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { intersection, removeBits } from '../listing/product-index/bits.ts'
import type { ProductIndex } from '../listing/product-index/product-index.ts'
import type { ValueSet } from '../listing/product-index/value-set.ts'
import type { Selection } from '../listing/select-products.ts'
import type { ValuesOf } from './attribute-facets.ts'
import { findNames } from './facets.store.ts'

/** Sellers or brands that are offered; what is chosen is there besides. */
const MOST_OFFERED = 20

type Counted = { slug: string; count: number }

/** The values of a facet that most products have, those first, and what is chosen. */
export function mostFrequent(
  valuesOf: ValuesOf,
  facet: 'seller' | 'brand' | 'ships_to',
  chosen: readonly string[] | undefined,
  most = MOST_OFFERED,
): Counted[] {
  const counts = valuesOf(facet)
  const offered = [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([slug]) => slug)
  return [...new Set([...offered, ...(chosen ?? [])])].map((slug) => ({
    slug,
    count: counts.get(slug) ?? 0,
  }))
}

/** How many products remain where one more allergen is avoided: those that declare not to have it. */
export function allergenCounts(
  index: ProductIndex,
  { all, hasFamilies }: { all: Selection; hasFamilies: boolean },
): { slug: Allergen; count: number }[] {
  const productsWith = (facet: string, value: string) => index.setOf(index.valueOf(facet, value)?.id ?? -1)
  const declaring = productsWith('declared', 'yes')
  const within = declaring ? intersection([all.bits, declaring.bits(index.bitWords)]) : new Uint32Array()
  const declared = declaring?.countIn(all.bits, Number.POSITIVE_INFINITY) ?? 0
  const repeatedWithout = (containing: ValueSet | undefined) => {
    if (!hasFamilies || index.families.isEmpty) return 0
    const free = within.slice()
    if (containing) removeBits(free, containing.bits(index.bitWords))
    return index.repeated(free).products
  }
  return allergens.map((slug) => {
    const containing = productsWith('contains', slug)
    const products = declared - (containing?.countIn(within, Number.POSITIVE_INFINITY) ?? 0)
    return { slug, count: products - repeatedWithout(containing) }
  })
}

/** Names of what only the database knows the names of; what is chosen and nowhere is called by its slug. */
export async function nameFacets(
  database: OpenDatabase,
  { sellers, brands, countries }: Record<'sellers' | 'brands' | 'countries', readonly Counted[]>,
  { lang }: Pick<ProductFilters, 'lang'>,
): Promise<Pick<Facets, 'sellers' | 'brands' | 'countries'>> {
  const slugs = (counted: readonly Counted[]) => counted.map(({ slug }) => slug)
  const names = await findNames(database, { sellers: slugs(sellers), brands: slugs(brands) })
  const named = (counted: readonly Counted[], nameOf: (slug: string) => string | undefined) =>
    counted.map(({ slug, count }) => ({ slug, name: nameOf(slug) ?? slug, count }))
  return {
    sellers: named(sellers, (id) => names.sellers.get(id)),
    brands: named(brands, (slug) => names.brands.get(slug)),
    countries: named(countries, (code) => countryName(code, lang)),
  }
}
