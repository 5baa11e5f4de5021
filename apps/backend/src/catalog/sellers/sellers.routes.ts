import * as contract from '@filiera/contract/catalog/sellers'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { resolveMatch } from '../search/resolve-match.ts'
import { countShopProducts, listShopProducts } from './list-shop-products.ts'
import { presentSeller } from './seller.presenter.ts'
import { countSellers, findSeller, findSellers } from './sellers.store.ts'

export const sellersRoutes = ({ database }: Services) => [
  bind(contract.listShops, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE, lang } = query
    const filters = { ...query, text: await resolveMatch(database, query, 'seller') }
    const rows = await findSellers(database, filters, { start, limit, lang })
    setListHeaders(request, reply, { total: await countSellers(database, filters) })
    return rows.map(presentSeller)
  }),
  bind(contract.countShops, async ({ query }) => {
    const text = await resolveMatch(database, query, 'seller')
    return countSellers(database, { ...query, text })
  }),
  bind(contract.getShop, async ({ params, query }) => {
    const row = await findSeller(database, params.id, query.lang)
    if (!row) throw notFound()
    return presentSeller(row)
  }),
  bind(contract.listShopProducts, async ({ params, query, request, reply }) => {
    const list = await listShopProducts(database, params.id, query)
    setListHeaders(request, reply, list)
    return sendJson(reply, `[${list.products.join(',')}]`)
  }),
  bind(contract.countShopProducts, ({ params, query }) => countShopProducts(database, params.id, query)),
]
