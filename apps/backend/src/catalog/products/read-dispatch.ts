import type { Dispatch } from '@filiera/domain/places/delivery-range'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { findDispatch } from './dispatch.store.ts'

/** When parcels leave a warehouse; `today` is the calendar date in Italy. @throws ProblemError not_found */
export async function readDispatch(
  executor: Executor,
  warehouseId: string,
  today: string,
): Promise<Dispatch> {
  const dispatch = await findDispatch(executor, warehouseId, today)
  if (!dispatch) throw notFound()
  return dispatch
}
