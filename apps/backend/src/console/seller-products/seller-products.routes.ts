import * as contract from '@filiera/contract/console/seller-products'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { onVersion } from '../../platform/http/row-version.ts'
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
  bind(contract.changeSellerProduct, (call) =>
    onVersion(call, (version) =>
      changeSellerProduct(services, shopActor(call), { id: call.params.id, version, change: call.body }),
    ),
  ),
]
