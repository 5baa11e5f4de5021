import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { countParcels as endpoint } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { hourText } from '@filiera/domain/dates/hour-text'
import { departureOfParcel } from '@filiera/domain/places/delivery-range'
import type { Services } from '../../../services.ts'
import { countParcelsToShip } from './parcels.store.ts'

/** How many parcels of a shop leave each warehouse, until when and on which day the next ones do. */
export async function countParcels(
  { db, clock }: Services,
  sellerId: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const now = clock.now()
  const today = dateInItaly(now)
  return (await countParcelsToShip(db, sellerId, today)).map(({ dispatch, ...parcels }) => ({
    ...parcels,
    cutOff: hourText(dispatch.cutOffHour, dispatch.cutOffMinute ?? 0),
    nextDay: departureOfParcel(now, ['ambient'], dispatch) ?? today,
  }))
}
