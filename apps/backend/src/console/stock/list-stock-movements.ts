import type { StockMovement } from '@filiera/contract/console/stock'
import type { Executor } from '../../platform/database/open-database.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { findMovements } from './stock-movements.store.ts'

function placeOf(id: string) {
  const [at = '', key = ''] = id.split('_')
  return { at: new Date(Number(at)), key }
}

/** What came and went of a product, sales and cancelled orders too, the latest first. @throws ProblemError not_found, also for another shop's */
export async function listStockMovements(
  db: Executor,
  sellerId: string,
  id: string,
  page: { before: string | undefined; limit: number },
): Promise<StockMovement[]> {
  await readSellerProduct(db, sellerId, id)
  const before = page.before === undefined ? undefined : placeOf(page.before)
  const rows = await findMovements(db, id, { before, limit: page.limit })
  return rows.map(({ key, at, ...movement }) => ({
    id: `${at.getTime()}_${key}`,
    ...movement,
    at: at.toISOString(),
  }))
}
