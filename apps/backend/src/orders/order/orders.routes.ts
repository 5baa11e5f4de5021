import {
  countCheckouts as countCheckoutsEndpoint,
  getCheckout,
  getOpenCheckout,
  getOrder,
  listCheckouts,
  listOrders,
  type OrderStatus,
} from '@filiera/contract/orders/orders'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentCheckouts, presentOrder } from './orders.presenter.ts'
import {
  countCheckouts,
  countOrders,
  findCheckoutOrders,
  findOpenCheckoutOrders,
  findOrder,
  findOrdersOfCheckout,
} from './orders.store.ts'
import { readOrders } from './read-orders.ts'

/** Length of a list when the call does not say (wire "Conventions"). */
const DEFAULT_LIMIT = 12

type Query = {
  start?: number | undefined
  limit?: number | undefined
  status?: OrderStatus | undefined
}
const page = ({ start = 0, limit = DEFAULT_LIMIT, status }: Query) => ({ start, limit, status })

export const ordersRoutes = ({ db, clock }: Services) => [
  bind(listOrders, async ({ query, identity, request, reply }) => {
    setListHeaders(request, reply, { total: await countOrders(db, identity.accountId, query.status) })
    return readOrders({ db, clock }, identity.accountId, page(query))
  }),
  bind(getOrder, async ({ params, identity }) => {
    const row = await findOrder(db, identity.accountId, params.id)
    if (!row) throw notFound()
    return presentOrder(row, clock.now())
  }),
  bind(listCheckouts, async ({ query, identity, request, reply }) => {
    const rows = await findCheckoutOrders(db, identity.accountId, page(query))
    setListHeaders(request, reply, { total: await countCheckouts(db, identity.accountId, query.status) })
    return presentCheckouts(rows, clock.now())
  }),
  bind(countCheckoutsEndpoint, ({ query, identity }) => countCheckouts(db, identity.accountId, query.status)),
  bind(getOpenCheckout, async ({ identity }) => {
    const now = clock.now()
    const [checkout] = presentCheckouts(await findOpenCheckoutOrders(db, identity.accountId, now), now)
    return { checkout: checkout ?? null }
  }),
  bind(getCheckout, async ({ params, identity }) => {
    const rows = await findOrdersOfCheckout(db, identity.accountId, params.id)
    const [checkout] = presentCheckouts(rows, clock.now())
    if (!checkout) throw notFound()
    return checkout
  }),
]
