import * as contract from '@filiera/contract/console/day'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { countWaiting } from './count-waiting.ts'
import { readDay } from './read-day.ts'
import { readYesterday } from './read-yesterday.ts'

/** The day of a shop besides its orders. */
export const dayRoutes = (services: Services) => [
  bind(contract.readSellerDay, ({ query, identity }) => readDay(services, identity, query.lang)),
  bind(contract.readYesterday, ({ identity }) => readYesterday(services, identity.sellerId)),
  bind(contract.countWaiting, ({ identity }) => countWaiting(services, identity)),
]
