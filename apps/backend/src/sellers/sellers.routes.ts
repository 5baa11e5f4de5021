import * as contract from '@filiera/contract/sellers'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../http/endpoint.ts'
import { setListHeaders } from '../http/list-headers.ts'
import { sendJson } from '../http/send-json.ts'
import { notFound } from '../problem-error.ts'
import { resolveOptionalText } from '../search/resolve-text.ts'
import type { Services } from '../services.ts'
import { countShopProducts, listShopProducts } from './list-shop-products.ts'
import { sellerAnswer } from './seller.answer.ts'
import { countSellers, findSeller, findSellers } from './sellers.store.ts'

export const sellersRoutes = ({ database }: Services) => [
  bind(contract.listShops, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE, lang } = query
    const filters = { ...query, text: await resolveOptionalText(database, query.title_contains, 'seller') }
    const rows = await findSellers(database, filters, { start, limit, lang })
    setListHeaders(request, reply, { total: await countSellers(database, filters) })
    return rows.map(sellerAnswer)
  }),
  bind(contract.countShops, async ({ query }) => {
    const text = await resolveOptionalText(database, query.title_contains, 'seller')
    return countSellers(database, { ...query, text })
  }),
  bind(contract.getShop, async ({ params, query }) => {
    const row = await findSeller(database, params.id, query.lang)
    if (!row) throw notFound()
    return sellerAnswer(row)
  }),
  bind(contract.listShopProducts, async ({ params, query, request, reply }) => {
    const list = await listShopProducts(database, params.id, query)
    setListHeaders(request, reply, list)
    return sendJson(reply, `[${list.products.join(',')}]`)
  }),
  bind(contract.countShopProducts, ({ params, query }) => countShopProducts(database, params.id, query)),
]
