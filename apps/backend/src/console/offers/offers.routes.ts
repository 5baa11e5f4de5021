import * as contract from '@filiera/contract/console/offers'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { changeOffer } from './change-offer.ts'
import { endOffer } from './end-offer.ts'
import { presentOffer } from './offer.presenter.ts'
import { countOffers, findOffers } from './offer-list.store.ts'

/** Offers of a page when the call does not say. */
const DEFAULT_LIMIT = 50

/** Reductions of a shop with their days. */
export const offersRoutes = (services: Services) => [
  bind(contract.listOffers, async ({ query, identity: { sellerId } }) => {
    const { state, lang, after, limit = DEFAULT_LIMIT } = query
    const rows = await findOffers(services.db, sellerId, { state, lang, after, limit })
    return { counts: await countOffers(services.db, sellerId), offers: rows.map(presentOffer) }
  }),
  bind(contract.changeOffer, (call) => {
    const version = changedVersion(call.request)
    return changeOffer(services, { actor: shopActor(call), id: call.params.id, version }, call.body)
  }),
  bind(contract.endOffer, async (call) => {
    const version = changedVersion(call.request)
    await endOffer(services, { actor: shopActor(call), id: call.params.id, version })
    return undefined
  }),
]
