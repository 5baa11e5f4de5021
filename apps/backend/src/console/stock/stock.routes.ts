import * as contract from '@filiera/contract/console/stock'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { listStock, listStockIds } from './list-stock.ts'
import { listStockMovements } from './list-stock-movements.ts'
import { moveStock } from './move-stock.ts'

/** Movements of a page when the call does not say. */
const DEFAULT_LIMIT = 20

/** What stands in a shop's warehouses, and pieces that come and go besides sales. */
export const stockRoutes = (services: Services) => [
  bind(contract.listStockIds, ({ query: { shop: _, ...query }, identity }) =>
    listStockIds(services, identity.sellerId, query),
  ),
  bind(contract.listStock, ({ query, identity }) =>
    listStock(services.db, identity.sellerId, query.ids, query.lang),
  ),
  bind(contract.moveStock, (call) => moveStock(services, shopActor(call), call.params.id, call.body)),
  bind(contract.listStockMovements, ({ params, query: { before, limit = DEFAULT_LIMIT }, identity }) =>
    listStockMovements(services.db, identity.sellerId, params.id, { before, limit }),
  ),
]
