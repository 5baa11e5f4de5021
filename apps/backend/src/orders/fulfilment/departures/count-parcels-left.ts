import { dateInItaly } from '@filiera/domain/dates/holidays'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import type { Services } from '../../../services.ts'
import { findLeaving } from './parcels-left.store.ts'

/** No parcel is promised to leave later than so long after its payment, but for a warehouse's holidays. */
const LONGEST_MS = 21 * 86_400_000

/** How many parcels of a shop were to leave on a day that is over, and how many had left by its end. */
export async function countParcelsLeft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sellerId: string,
  day: string,
): Promise<{ due: number; left: number }> {
  const since = new Date(clock.now().getTime() - LONGEST_MS)
  const due = (await findLeaving(db, sellerId, since)).filter(
    ({ paidAt, temperatures, dispatch }) =>
      departureOfParcel(paidAt, temperatures, dispatch ?? houseDispatch) === day,
  )
  return {
    due: due.length,
    left: due.filter(({ leftAt }) => leftAt !== null && dateInItaly(leftAt) <= day).length,
  }
}
