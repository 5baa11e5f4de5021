import type { RegionCode } from '@filiera/domain/places/regions'
import { sql, type Updateable } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** A warehouse as its shop keeps it; money in cents. */
export type WarehouseRow = {
  id: string
  name: string
  street: string
  city: string
  zip: string
  province: string
  region: RegionCode
  cut_off_hour: number
  dispatch_days: number[]
  ships_to: string[] | null
  fee_cents: number | null
  threshold_cents: number | null
  version: number
  products: number
}

const ofShop = (executor: Executor, sellerId: string) =>
  executor
    .selectFrom('warehouse as w')
    .select([
      'id',
      'name',
      'street',
      'city',
      'zip',
      'province',
      'region',
      'cut_off_hour',
      'dispatch_days',
      'ships_to',
      'fee_cents',
      'threshold_cents',
      'version',
      sql<number>`(select count(*)::int from product p where p.warehouse_id = w.id and p.status = 'published')`.as(
        'products',
      ),
    ])
    .where('seller_id', '=', sellerId)

/** Warehouses of a shop, the oldest first. */
export const findWarehouses = (executor: Executor, sellerId: string): Promise<WarehouseRow[]> =>
  ofShop(executor, sellerId).orderBy('id').execute()

/** A warehouse of a shop, while nobody else changes it. @returns undefined when the shop has none */
export const lockWarehouse = (
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<WarehouseRow | undefined> =>
  ofShop(trx, sellerId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Changes a warehouse that the caller has locked. */
export async function writeWarehouse(
  trx: Transaction,
  id: string,
  change: Omit<Updateable<Tables['warehouse']>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('warehouse')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
