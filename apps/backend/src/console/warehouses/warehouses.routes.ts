import * as contract from '@filiera/contract/console/warehouses'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { addWarehouse } from './add-warehouse.ts'
import { changeWarehouse } from './change-warehouse.ts'
import { closeWarehouse } from './close-warehouse.ts'
import { findWarehouses } from './shop-warehouses.store.ts'
import { columnsOfDelivery, columnsOfPlace, presentWarehouse } from './warehouse.presenter.ts'

/** Where a shop sends from, when, where to, and for how much. */
export const warehousesRoutes = (services: Services) => [
  bind(contract.listWarehouses, async ({ identity }) =>
    (await findWarehouses(services.db, identity.sellerId)).map(presentWarehouse),
  ),
  bind(contract.addWarehouse, (call) => addWarehouse(services, shopActor(call), call.body)),
  bind(contract.changeWarehouse, (call) =>
    changeWarehouse(services, shopActor(call), {
      id: call.params.id,
      version: changedVersion(call.request),
      change: columnsOfPlace(call.body),
    }),
  ),
  bind(contract.changeDelivery, (call) =>
    changeWarehouse(services, shopActor(call), {
      id: call.params.id,
      version: changedVersion(call.request),
      change: columnsOfDelivery(call.body),
    }),
  ),
  bind(contract.closeWarehouse, async (call) => {
    await closeWarehouse(services, shopActor(call), {
      id: call.params.id,
      version: changedVersion(call.request),
    })
    return undefined
  }),
]
