import type { Facets } from '@filiera/contract/catalogue'
import { COUNT_CAP, marks, priceBands } from '@filiera/domain/catalogue-constants'
import { regionCodes, regions, shopCities, shopCityCodes } from '@filiera/domain/regions'
import type { OpenDatabase } from '../database/open-database.ts'
import { findFacets } from './facets.store.ts'
import type { ProductFilters } from './product-filters.ts'

/** Counts per filter, each with its name in the language; regions without products are left out. */
export async function countFacets(database: OpenDatabase, filters: ProductFilters): Promise<Facets> {
  const counted = await findFacets(database, filters)
  return {
    total: counted.total,
    capped: counted.total > COUNT_CAP,
    categories: counted.categories,
    cities: shopCityCodes.map((slug) => ({
      slug,
      name: shopCities[slug][filters.lang],
      count: counted.cities[slug] ?? 0,
    })),
    regions: regionCodes
      .filter((slug) => counted.regions[slug] !== undefined)
      .map((slug) => ({ slug, name: regions[slug].name[filters.lang], count: counted.regions[slug] ?? 0 })),
    prices: priceBands.map(({ min, max }, band) => ({ min, max, count: counted.prices[band] ?? 0 })),
    marks: marks.map((slug) => ({
      slug,
      name: slug.toUpperCase(),
      count: counted.marks[slug] ?? 0,
    })),
    discounts: counted.discounts,
    available: counted.available,
  }
}
