import * as contract from '@filiera/contract/console/seller-products'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { putSavedViews, readSavedViews } from './put-saved-views.ts'

/** The views of the grid that people save for themselves. */
export const savedViewsRoutes = (services: Services) => [
  bind(contract.readSavedViews, async ({ identity, reply }) => {
    const saved = await readSavedViews(services, identity)
    sendVersion(reply, saved.version)
    return saved
  }),
  bind(contract.putSavedViews, async (call) => {
    const { views } = call.body
    const version = changedVersion(call.request)
    const saved = await putSavedViews(services, shopActor(call), { views, version })
    sendVersion(call.reply, saved.version)
    return saved
  }),
]
