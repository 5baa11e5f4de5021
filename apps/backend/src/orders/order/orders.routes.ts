import {
  countCheckouts as countCheckoutsEndpoint,
  getCheckout,
  getOpenCheckout,
  getOrder,
  listCheckouts,
  listOrders,
} from '@filiera/contract/orders/orders'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../../platform/http/endpoint.ts'
import { setPageHeaders } from '../../platform/http/list-headers.ts'
import type { Services } from '../../services.ts'
import { countCheckouts, countOrders, type ListFilters } from './orders.store.ts'
import { readCheckout, readCheckouts, readOpenCheckout, readOrder, readOrders } from './read-orders.ts'

type Query = ListFilters & { start?: number | undefined; limit?: number | undefined }
const page = ({ start = 0, limit = PAGE_SIZE, ...filters }: Query) => ({ start, limit, ...filters })

export const ordersRoutes = ({ db, clock }: Services) => [
  bind(listOrders, async ({ query, identity, request, reply }) => {
    const asked = page(query)
    const orders = await readOrders({ db, clock }, identity.accountId, asked)
    const total = await countOrders(db, identity.accountId, query)
    setPageHeaders(request, reply, { total, ...asked, length: orders.length })
    return orders
  }),
  bind(getOrder, ({ params, identity }) => readOrder({ db, clock }, identity.accountId, params.id)),
  bind(listCheckouts, async ({ query, identity, request, reply }) => {
    const asked = page(query)
    const checkouts = await readCheckouts({ db, clock }, identity.accountId, asked)
    const total = await countCheckouts(db, identity.accountId, query)
    setPageHeaders(request, reply, { total, ...asked, length: checkouts.length })
    return checkouts
  }),
  bind(countCheckoutsEndpoint, ({ query, identity }) => countCheckouts(db, identity.accountId, query)),
  bind(getOpenCheckout, async ({ identity }) => ({
    checkout: await readOpenCheckout({ db, clock }, identity.accountId),
  })),
  bind(getCheckout, ({ params, identity }) => readCheckout({ db, clock }, identity.accountId, params.id)),
]
