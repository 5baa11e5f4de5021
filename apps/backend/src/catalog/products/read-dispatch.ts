import type { Dispatch } from '@filiera/domain/places/delivery-range'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { dispatchOf } from './warehouses.sql.ts'

/** When parcels leave a warehouse; `today` is the calendar date in Italy. @throws ProblemError not_found */
export async function readDispatch(
  executor: Executor,
  warehouseId: string,
  today: string,
): Promise<Dispatch> {
  const { rows } = await sql<{ dispatch: Dispatch }>`
    select ${dispatchOf(today)} as dispatch from warehouse w where w.id = ${warehouseId}::bigint`.execute(
    executor,
  )
  const [row] = rows
  if (!row) throw notFound()
  return row.dispatch
}
