import type { Dispatch } from '@filiera/domain/places/delivery-range'
import { sql } from 'kysely'
import { dispatchOf } from '../../../catalog/products/warehouses.sql.ts'
import type { Executor } from '../../../platform/database/open-database.ts'
import { statusesOf } from '../seller-state.ts'

/** Parcels that are to leave a warehouse, and when it sends. */
export type WarehouseParcels = { id: string; name: string; all: number; begun: number; dispatch: Dispatch }

/** Parcels of a shop that are to be shipped by warehouse, the most first; `today` is the calendar date in Italy. */
export async function countParcelsToShip(
  executor: Executor,
  sellerId: string,
  today: string,
): Promise<WarehouseParcels[]> {
  const { rows } = await sql<WarehouseParcels>`
    select w.id, w.name, waiting.all, waiting.begun, ${dispatchOf(today)} as dispatch
    from warehouse w join (
      select o.warehouse_id, count(*)::int as all, (count(*) filter (where o.status = 'PREPARING'))::int as begun
      from purchase_order o
      where o.seller_id = ${sellerId}::bigint and o.paid_at is not null
        and o.status = any(${[...statusesOf.to_ship]}::text[])
      group by o.warehouse_id) waiting on waiting.warehouse_id = w.id
    order by waiting.all desc, w.name, w.id`.execute(executor)
  return rows
}
