import { CERTIFICATE_DAYS } from '@filiera/contract/console/day'
import { GRID_BLOCK, type SellerProduct } from '@filiera/contract/console/seller-products'
import { dateOf, localTime, nextDay } from '@filiera/domain/dates/working-days'
import type { Language } from '@filiera/domain/languages'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { countView, findFirstOfView, findViewIds, type ProductView } from './product-view.store.ts'
import { presentSellerProduct } from './seller-product.presenter.ts'
import { findSellerProducts } from './seller-products.store.ts'

/** The last day by which a certificate that ends is told of. */
export const certificatesEndBy = (now: Date): string => dateOf(nextDay(localTime(now).day, CERTIFICATE_DAYS))

/** The ids of a view of a shop's products, and when they were read; with the first block of rows in a language where it is asked for. */
export async function listSellerProductIds(
  { db, clock }: Services,
  sellerId: string,
  {
    certificate,
    rows: lang,
    ...view
  }: Omit<ProductView, 'certificateBy'> & { certificate?: 'ending' | undefined; rows?: Language | undefined },
) {
  const now = clock.now()
  const certificateBy = certificate && certificatesEndBy(now)
  const ids = await findViewIds(db, sellerId, { ...view, certificateBy })
  const rows = lang && (await listSellerProducts(db, sellerId, ids.slice(0, GRID_BLOCK), lang))
  return { ids, total: ids.length, at: now.toISOString(), rows }
}

/** The first products of a view, and how many it has. */
export async function listFirstProducts(
  { db }: Services,
  sellerId: string,
  view: ProductView,
  { limit, lang }: { limit: number; lang: Language },
): Promise<{ count: number; products: SellerProduct[] }> {
  const { ids, count } = await findFirstOfView(db, sellerId, view, limit)
  return { count, products: await listSellerProducts(db, sellerId, ids, lang) }
}

/** How many products of a shop are at few pieces. */
export const countLowStock = ({ db }: Services, sellerId: string): Promise<number> =>
  countView(db, sellerId, { stock: 'low', sort: 'stock', order: 'asc' })

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
