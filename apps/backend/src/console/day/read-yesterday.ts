import { type readYesterday as endpoint, RATING_DAYS } from '@filiera/contract/console/day'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { addDays, dateInItaly } from '@filiera/domain/dates/holidays'
import { countParcelsLeft } from '../../orders/fulfilment/departures/count-parcels-left.ts'
import type { Services } from '../../services.ts'
import { findMeanStars } from './day.store.ts'

const DAY_MS = 86_400_000

/** How well yesterday went in a shop. */
export async function readYesterday(
  services: Services,
  sellerId: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const now = services.clock.now()
  const since = new Date(now.getTime() - RATING_DAYS * DAY_MS)
  const [parcels, stars] = await Promise.all([
    countParcelsLeft(services, sellerId, addDays(dateInItaly(now), -1)),
    findMeanStars(services.db, sellerId, since),
  ])
  return { ...parcels, stars }
}
