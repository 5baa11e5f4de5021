import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import {
  countProducts,
  type ListProductsQuery,
  listProducts,
  type ProductList,
} from '../browsing/list-products.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { isSeller } from './sellers.store.ts'

/**
 * The filters narrowed to one seller; null when they name only others.
 * @throws ProblemError not_found for an unknown seller
 */
async function ofSeller<F extends ProductFilters>(
  database: OpenDatabase,
  sellerId: string,
  filters: F,
): Promise<F | null> {
  if (!(await isSeller(database, sellerId))) throw notFound()
  const namesOthers = filters.seller !== undefined && !filters.seller.includes(sellerId)
  return namesOthers ? null : { ...filters, seller: [sellerId] }
}

/** Products of one seller by every product filter, one page. */
export async function listShopProducts(
  database: OpenDatabase,
  sellerId: string,
  query: ListProductsQuery,
): Promise<ProductList> {
  const narrowed = await ofSeller(database, sellerId, query)
  return narrowed ? listProducts(database, narrowed) : { products: [], total: 0, next: null }
}

/** How many products of one seller match, 1,001 for more than 1,000 (decision 34). */
export async function countShopProducts(
  database: OpenDatabase,
  sellerId: string,
  filters: ProductFilters,
): Promise<number> {
  const narrowed = await ofSeller(database, sellerId, filters)
  return narrowed ? countProducts(database, narrowed) : 0
}
