import type { Dispatch } from '@filiera/domain/places/delivery-range'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { dispatchOf } from './warehouses.sql.ts'

/** When parcels leave a warehouse, with the holidays of its shop from `today` on, a calendar date; undefined for an unknown one. */
export async function findDispatch(
  executor: Executor,
  warehouseId: string,
  today: string,
): Promise<Dispatch | undefined> {
  const { rows } = await sql<{ dispatch: Dispatch }>`
    select ${dispatchOf(today)} as dispatch from warehouse w where w.id = ${warehouseId}::bigint`.execute(
    executor,
  )
  return rows[0]?.dispatch
}
