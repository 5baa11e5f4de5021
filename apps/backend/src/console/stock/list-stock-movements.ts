import type { StockMovement } from '@filiera/contract/console/stock'
import type { Executor } from '../../platform/database/open-database.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { findMovements } from './stock-movements.store.ts'

/** What came and went of a product besides sales, the latest first. @throws ProblemError not_found, also for another shop's */
export async function listStockMovements(
  db: Executor,
  sellerId: string,
  id: string,
  page: { before: string | undefined; limit: number },
): Promise<StockMovement[]> {
  await readSellerProduct(db, sellerId, id)
  const rows = await findMovements(db, id, page)
  return rows.map(({ stock_after, at, ...movement }) => ({
    ...movement,
    at: at.toISOString(),
    stockAfter: stock_after,
  }))
}
