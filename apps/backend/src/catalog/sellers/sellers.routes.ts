import * as contract from '@filiera/contract/catalog/sellers'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { jsonList, sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { countShopProducts, listShopProducts } from './list-shop-products.ts'
import { countMatchingSellers, readSeller, readSellers } from './read-sellers.ts'

export const sellersRoutes = ({ database }: Services) => [
  bind(contract.listShops, async ({ query, request, reply }) => {
    const { sellers, total } = await readSellers(database, query)
    setListHeaders(request, reply, { total })
    return sellers
  }),
  bind(contract.countShops, ({ query }) => countMatchingSellers(database, query)),
  bind(contract.getShop, ({ params, query }) => readSeller(database, params.id, query.lang)),
  bind(contract.listShopProducts, async ({ params, query, request, reply }) => {
    const list = await listShopProducts(database, params.id, query)
    setListHeaders(request, reply, list)
    return sendJson(reply, jsonList(list.products))
  }),
  bind(contract.countShopProducts, ({ params, query }) => countShopProducts(database, params.id, query)),
]
