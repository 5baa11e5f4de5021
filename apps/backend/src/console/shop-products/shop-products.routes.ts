import * as contract from '@filiera/contract/console/shop-products'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { changeShopProduct } from './change-shop-product.ts'
import { listShopProductIds, listShopProducts } from './list-shop-products.ts'

/** The grid of a shop's products, and what is changed in it. */
export const shopProductsRoutes = (services: Services) => [
  bind(contract.listShopProductIds, ({ query, identity }) =>
    listShopProductIds(services, identity.sellerId, query),
  ),
  bind(contract.listShopProducts, ({ query, identity }) =>
    listShopProducts(services.db, identity.sellerId, query.ids, query.lang),
  ),
  bind(contract.changeShopProduct, async (call) => {
    const { params, body: change, request, reply } = call
    const version = changedVersion(request)
    const product = await changeShopProduct(services, shopActor(call), { id: params.id, version, change })
    sendVersion(reply, product.version)
    return product
  }),
]
