import type { StockMovement } from '@filiera/contract/console/stock'
import { cursorOf, placeOf } from '../../platform/cursor.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { findMovements } from './stock-movements.store.ts'

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
    id: cursorOf({ at, key }),
    ...movement,
    at: at.toISOString(),
  }))
}
