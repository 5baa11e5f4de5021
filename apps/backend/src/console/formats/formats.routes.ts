import * as contract from '@filiera/contract/console/formats'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { onVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { putFamily } from './put-family.ts'
import { readFamily } from './read-family.ts'

/** Products of a shop that are one in several sizes or formats. */
export const formatsRoutes = (services: Services) => [
  bind(contract.readProductFamily, async ({ params, identity, reply }) => {
    const family = await readFamily(services.db, identity.sellerId, params.id)
    sendVersion(reply, family.version)
    return family
  }),
  bind(contract.putProductFamily, (call) =>
    onVersion(call, (version) =>
      putFamily(services, shopActor(call), { productId: call.params.id, version, input: call.body }),
    ),
  ),
]
