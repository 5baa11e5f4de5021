import * as lots from '@filiera/contract/console/lots'
import * as contract from '@filiera/contract/console/stock'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { onVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { changeSellerProduct } from '../seller-products/change-seller-product.ts'
import { blockLot, releaseLot } from './block-lot.ts'
import { addLot, changeLot } from './change-lots.ts'
import { listLotOrders, listLots } from './list-lots.ts'
import { listStock, listStockIds } from './list-stock.ts'
import { listStockMovements } from './list-stock-movements.ts'
import { moveStock } from './move-stock.ts'

/** Movements of a page when the call does not say. */
const DEFAULT_LIMIT = 20

/** What stands in a shop's warehouses, and pieces that come and go. */
export const stockRoutes = (services: Services) => [
  bind(contract.listStockIds, ({ query: { shop: _, ...query }, identity }) =>
    listStockIds(services, identity.sellerId, query),
  ),
  bind(contract.listStock, ({ query, identity }) =>
    listStock(services.db, identity.sellerId, query.ids, query.lang),
  ),
  bind(lots.listLots, ({ params, identity }) => listLots(services.db, identity.sellerId, params.id)),
  bind(lots.addLot, (call) => addLot(services, shopActor(call), call.params.id, call.body)),
  bind(lots.changeLot, (call) => changeLot(services, shopActor(call), call.params, call.body)),
  bind(lots.blockLot, (call) => blockLot(services, shopActor(call), call.params, call.body.reason)),
  bind(lots.releaseLot, (call) => releaseLot(services, shopActor(call), call.params)),
  bind(lots.listLotOrders, ({ params, identity }) => listLotOrders(services.db, identity, params)),
  bind(contract.moveStock, (call) => moveStock(services, shopActor(call), call.params.id, call.body)),
  bind(contract.changeStockLevel, (call) =>
    onVersion(call, (version) =>
      changeSellerProduct(services, shopActor(call), { id: call.params.id, version, change: call.body }),
    ),
  ),
  bind(contract.listStockMovements, ({ params, query: { before, limit = DEFAULT_LIMIT }, identity }) =>
    listStockMovements(services.db, identity.sellerId, params.id, { before, limit }),
  ),
]
