import * as contract from '@filiera/contract/console/closing'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { closeShop } from './close-shop.ts'
import { countClosing } from './closing.store.ts'

/** The end of a shop. */
export const closingRoutes = (services: Services) => [
  bind(contract.readClosing, ({ identity }) => countClosing(services.db, identity.sellerId)),
  bind(contract.closeShop, async (call) => {
    await closeShop(services, shopActor(call), call.body.name)
    return undefined
  }),
]
