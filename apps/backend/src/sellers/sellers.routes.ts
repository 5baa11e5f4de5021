import { countShops, getShop, listShops } from '@filiera/contract/sellers'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../http/endpoint.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { sellerAnswer } from './seller.answer.ts'
import { countSellers, findSeller, findSellers } from './sellers.store.ts'

export const sellersRoutes = ({ database }: Services) => [
  bind(listShops, async ({ query, reply }) => {
    const { start = 0, limit = PAGE_SIZE, lang } = query
    const rows = await findSellers(database, query, { start, limit, lang })
    void reply.header('x-total-count', await countSellers(database, query))
    return rows.map(sellerAnswer)
  }),
  bind(countShops, ({ query }) => countSellers(database, query)),
  bind(getShop, async ({ params, query }) => {
    const row = await findSeller(database, params.id, query.lang)
    if (!row) throw notFound()
    return sellerAnswer(row)
  }),
]
