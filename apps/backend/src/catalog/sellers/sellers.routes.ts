import * as contract from '@filiera/contract/catalog/sellers'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders, setPageHeaders } from '../../platform/http/list-headers.ts'
import { sendList } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { countShopProducts, listShopProducts } from './list-shop-products.ts'
import { countMatchingSellers, readSeller, readSellers } from './read-sellers.ts'

export const sellersRoutes = ({ database }: Services) => [
  bind(contract.listShops, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE } = query
    const { sellers, total } = await readSellers(database, { ...query, start, limit })
    setPageHeaders(request, reply, { total, start, limit, length: sellers.length })
    return sellers
  }),
  bind(contract.countShops, ({ query }) => countMatchingSellers(database, query)),
  bind(contract.getShop, ({ params, query }) => readSeller(database, params.id, query.lang)),
  bind(contract.listShopProducts, async ({ params, query, request, reply }) => {
    const list = await listShopProducts(database, params.id, query)
    setListHeaders(request, reply, list)
    return sendList(reply, list.products)
  }),
  bind(contract.countShopProducts, ({ params, query }) => countShopProducts(database, params.id, query)),
]
