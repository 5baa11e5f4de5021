import { dateInItaly } from '@filiera/domain/dates/holidays'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import type { Services } from '../../../services.ts'
import { statusesOf } from '../seller-state.ts'
import { findViewedOrders } from '../shop-orders.store.ts'

/** How many parcels of a shop leave today, and how many should have left before. */
export async function countParcelsDue(
  { db, clock }: Services,
  sellerId: string,
): Promise<{ today: number; late: number }> {
  const today = dateInItaly(clock.now())
  const orders = await findViewedOrders(db, sellerId, { statuses: statusesOf.to_ship })
  const days = orders.map(({ paidAt, temperatures, dispatch }) =>
    departureOfParcel(paidAt, temperatures, dispatch ?? houseDispatch),
  )
  return {
    today: days.filter((day) => day === today).length,
    late: days.filter((day) => day !== null && day < today).length,
  }
}
