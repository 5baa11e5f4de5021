import * as contract from '@filiera/contract/console/people/saved-views'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { onVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { putSavedViews, readSavedViews } from './put-saved-views.ts'

/** The views of lists that people save for themselves. */
export const savedViewsRoutes = (services: Services) => [
  bind(contract.readSavedViews, async ({ identity, reply }) => {
    const saved = await readSavedViews(services, 'products', identity)
    sendVersion(reply, saved.version)
    return saved
  }),
  bind(contract.readSavedOrdersViews, async ({ identity, reply }) => {
    const saved = await readSavedViews(services, 'orders', identity)
    sendVersion(reply, saved.version)
    return saved
  }),
  bind(contract.putSavedViews, (call) =>
    onVersion(call, (version) =>
      putSavedViews(services, 'products', shopActor(call), { views: call.body.views, version }),
    ),
  ),
  bind(contract.putSavedOrdersViews, (call) =>
    onVersion(call, (version) =>
      putSavedViews(services, 'orders', shopActor(call), { views: call.body.views, version }),
    ),
  ),
]
