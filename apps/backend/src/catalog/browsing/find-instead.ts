import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { isSearched, type ProductFilters } from '../listing/product-filters.ts'
import type { ProductJson } from '../products/read-products.ts'
import { findNearest } from '../search/find-search-filters.ts'
import { matchedProducts } from '../search/matched-products.ts'
import { listProducts } from './list-products.ts'

/** Products shown where a list is empty. */
const FEW = 4

/** `nearest` says what was given up to find them; null: they are best sellers. */
export type Instead = { best: ProductJson[]; nearest: { text: string; notMet: string[] } | null }

/**
 * What is shown where nothing was found: the nearest without place, mark and offer, else what most people choose. What must not be in it,
 * diets and prices hold for both.
 */
export async function findInstead(database: OpenDatabase, asked: ProductFilters): Promise<Instead> {
  const { lang } = asked
  const isSearch = asked.title_contains !== undefined && isSearched(asked)
  const { text, notMet, kept } = isSearch
    ? await findNearest(database, asked)
    : { text: null, notMet: [], kept: { allergen_free: asked.allergen_free } }
  if (text !== null) {
    const query = { title_contains: text, match: 'words', lang, allergen_free: asked.allergen_free } as const
    const { products } = await listProducts(database, { ...query, sort: 'relevance', limit: FEW })
    if (products.length > 0) {
      const { notFound } = await matchedProducts(database, query)
      return { best: products, nearest: { text, notMet: [...notMet, ...notFound] } }
    }
  }
  const { products } = await listProducts(database, {
    ...kept,
    sort: 'popular',
    filters: ['available'],
    limit: FEW,
    lang,
  })
  return { best: products, nearest: null }
}
