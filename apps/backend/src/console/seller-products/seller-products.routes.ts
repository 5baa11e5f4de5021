import * as contract from '@filiera/contract/console/seller-products'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { changeSellerProduct } from './change-seller-product.ts'
import { listSellerProductIds, listSellerProducts } from './list-seller-products.ts'
import { countViews } from './product-view.store.ts'

/** The grid of a shop's products, and what is changed in it. */
export const sellerProductsRoutes = (services: Services) => [
  bind(contract.listSellerProductIds, ({ query, identity }) =>
    listSellerProductIds(services, identity.sellerId, query),
  ),
  bind(contract.countSellerProducts, ({ query, identity }) =>
    countViews(services.db, identity.sellerId, query.search, contract.shopViews),
  ),
  bind(contract.listSellerProducts, ({ query, identity }) =>
    listSellerProducts(services.db, identity.sellerId, query.ids, query.lang),
  ),
  bind(contract.changeSellerProduct, async (call) => {
    const { params, body: change, request, reply } = call
    const version = changedVersion(request)
    const product = await changeSellerProduct(services, shopActor(call), { id: params.id, version, change })
    sendVersion(reply, product.version)
    return product
  }),
]
