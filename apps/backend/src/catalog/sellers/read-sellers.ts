import type { Seller } from '@filiera/contract/catalog/sellers'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { onSale } from '../listing/count-values.ts'
import { currentIndex } from '../listing/product-index.store.ts'
import { resolveMatch, type TextFilter } from '../search/resolve-match.ts'
import { presentSeller } from './seller.presenter.ts'
import {
  countSellers,
  countSellersByRegion,
  findSeller,
  findSellers,
  type SellerFilters,
} from './sellers.store.ts'

export type SellersQuery = Omit<SellerFilters, 'text'> & TextFilter

/** Sellers by filters, one page; `total` stops at 1,001. */
export async function readSellers(
  database: OpenDatabase,
  query: SellersQuery & { start?: number | undefined; limit?: number | undefined; lang: Language },
): Promise<{ sellers: Seller[]; total: number }> {
  const { start = 0, limit = PAGE_SIZE, lang } = query
  const filters = { ...query, text: await resolveMatch(database, query, 'seller') }
  const [rows, total, index] = await Promise.all([
    findSellers(database, filters, { start, limit, lang }),
    countSellers(database, filters),
    currentIndex(database),
  ])
  const { ofSeller } = onSale(index)
  return { sellers: rows.map((row) => presentSeller(row, ofSeller(row.id))), total }
}

/** How many sellers match, 1,001 for more than 1,000 (decision 34). */
export async function countMatchingSellers(database: OpenDatabase, query: SellersQuery): Promise<number> {
  return countSellers(database, { ...query, text: await resolveMatch(database, query, 'seller') })
}

/** @throws ProblemError not_found for an unknown seller, and for one that is closed for good unless `withEnded` */
export async function readSeller(
  database: OpenDatabase,
  id: string,
  lang: Language,
  { withEnded = false } = {},
): Promise<Seller> {
  const [row, index] = await Promise.all([findSeller(database, id, lang), currentIndex(database)])
  if (!row || (row.ended && !withEnded)) throw notFound()
  return presentSeller(row, onSale(index).ofSeller(row.id))
}

/** How many sellers work in each region that has any. */
export const readRegions = (database: OpenDatabase) => countSellersByRegion(database)
