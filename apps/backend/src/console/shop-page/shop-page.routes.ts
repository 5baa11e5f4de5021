import * as contract from '@filiera/contract/console/shop-page'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { changeShopPage } from './change-shop-page.ts'
import { presentShopPage } from './shop-page.presenter.ts'
import { findShopPage } from './shop-page.store.ts'

/** What customers read and see of a shop itself. */
export const shopPageRoutes = (services: Services) => [
  bind(contract.readShopPage, async ({ identity }) =>
    presentShopPage(await findShopPage(services.db, identity.sellerId), services.config.PUBLIC_URL),
  ),
  bind(contract.changeShopPage, (call) =>
    changeShopPage(services, shopActor(call), { version: changedVersion(call.request), values: call.body }),
  ),
]
