import type { RegionCode } from '@filiera/domain/places/regions'
import { type Insertable, sql, type Updateable } from 'kysely'
import { unpaidStatuses, unshippedStatuses } from '../../orders/order/order.state.ts'
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
  cut_off_minute: number
  dispatch_days: number[]
  ships_to: string[] | null
  fee_cents: number | null
  threshold_cents: number | null
  version: number
  products: number
  open_orders: number
}

/** Orders of the warehouse `w` that are not over: unpaid ones with their stock held, on their way, or with something to decide. */
const openOrders = sql<number>`(select count(*)::int from purchase_order o where o.seller_id = w.seller_id and o.warehouse_id = w.id
  and o.status = any(${[...unpaidStatuses, ...unshippedStatuses, 'SHIPPED', 'RETURN_REQUESTED', 'DISPUTED']}::text[]))`

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
      'cut_off_minute',
      'dispatch_days',
      'ships_to',
      'fee_cents',
      'threshold_cents',
      'version',
      sql<number>`(select count(*)::int from product p where p.warehouse_id = w.id)`.as('products'),
      openOrders.as('open_orders'),
    ])
    .where('seller_id', '=', sellerId)
    .where('closed_at', 'is', null)

/** Open warehouses of a shop, the oldest first. */
export const findWarehouses = (executor: Executor, sellerId: string): Promise<WarehouseRow[]> =>
  ofShop(executor, sellerId).orderBy('id').execute()

/** An open warehouse of a shop, while nobody else changes it. @returns undefined when the shop has none */
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

/** Who opens and closes warehouses of a shop takes turns: a name is taken once, and one stays. */
export async function lockWarehouses(trx: Transaction, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`warehouses:${sellerId}`}, 0))`.execute(trx)
}

/** A new warehouse. @returns its id */
export async function insertWarehouse(
  trx: Transaction,
  row: Insertable<Tables['warehouse']>,
): Promise<string> {
  const { id } = await trx.insertInto('warehouse').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
