import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findViewIds, type ProductView } from './product-view.store.ts'
import { presentSellerProduct } from './seller-product.presenter.ts'
import { findSellerProducts } from './seller-products.store.ts'

/** The ids of a view of a shop's products, and when they were read. */
export async function listSellerProductIds({ db, clock }: Services, sellerId: string, view: ProductView) {
  const at = clock.now().toISOString()
  const ids = await findViewIds(db, sellerId, view)
  return { ids, total: ids.length, at }
}

/** Rows of a shop's products in the order of the ids; those of others are left out. */
export async function listSellerProducts(
  db: Executor,
  sellerId: string,
  ids: readonly string[],
  lang: Language,
): Promise<SellerProduct[]> {
  const rows = await findSellerProducts(db, sellerId, ids, lang)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentSellerProduct(row)] : []
  })
}

/** One product of a shop. @throws ProblemError not_found, also for another shop's */
export async function readSellerProduct(db: Executor, sellerId: string, id: string): Promise<SellerProduct> {
  const [product] = await listSellerProducts(db, sellerId, [id], 'it')
  if (!product) throw notFound()
  return product
}
