import type { StockRow } from '@filiera/contract/console/stock'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import {
  countStock,
  findStock,
  findStockIds,
  findStockWarehouses,
  type StockQuery,
  type StoredStock,
} from './stock-view.store.ts'

/** The smallest derivative: rows show it at 32 px. */
const PICTURE_WIDTH = 200

/** The ids of a view of a shop's stock, when they were read, and how many each view has. */
export async function listStockIds(
  { db, clock }: Services,
  sellerId: string,
  query: Omit<StockQuery, 'today'>,
) {
  const now = clock.now()
  const today = dateInItaly(now)
  const [ids, counts, warehouses] = await Promise.all([
    findStockIds(db, sellerId, { ...query, today }),
    countStock(db, sellerId, today),
    findStockWarehouses(db, sellerId),
  ])
  return { ids, total: ids.length, at: now.toISOString(), counts, warehouses }
}

const presentStock = ({ pictureHash, warehouseId, warehouseName, ...row }: StoredStock): StockRow => ({
  ...row,
  picture: pictureHash && pictureUrl(pictureHash, PICTURE_WIDTH, 'webp'),
  warehouse: { id: warehouseId, name: warehouseName },
})

/** The stock of a shop's products in the order of the ids; those of others are left out. */
export async function listStock(
  db: Executor,
  sellerId: string,
  ids: readonly string[],
  lang: Language,
): Promise<StockRow[]> {
  const rows = new Map((await findStock(db, sellerId, ids, lang)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [presentStock(row)] : []
  })
}
