import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { countParcels as endpoint } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { departureOfParcel } from '@filiera/domain/places/delivery-range'
import type { Services } from '../../../services.ts'
import { findParcels } from './parcels.store.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** How many parcels of a shop leave each warehouse, until when and on which day the next ones do. */
export async function countParcels(
  { db, clock }: Services,
  sellerId: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const now = clock.now()
  const today = dateInItaly(now)
  return (await findParcels(db, sellerId, today)).map(({ dispatch, ...parcels }) => ({
    ...parcels,
    cutOff: `${twoDigits(dispatch.cutOffHour)}:${twoDigits(dispatch.cutOffMinute ?? 0)}`,
    nextDay: departureOfParcel(now, ['ambient'], dispatch) ?? today,
  }))
}
