import {
  countCheckouts as countCheckoutsEndpoint,
  getCheckout,
  getOpenCheckout,
  getOrder,
  listCheckouts,
  listOrders,
} from '@filiera/contract/orders/orders'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import type { Services } from '../../services.ts'
import { countCheckouts, countOrders, type ListFilters } from './orders.store.ts'
import { readCheckout, readCheckouts, readOpenCheckout, readOrder, readOrders } from './read-orders.ts'

/** Length of a list when the call does not say (wire "Conventions"). */
const DEFAULT_LIMIT = 12

type Query = ListFilters & { start?: number | undefined; limit?: number | undefined }
const page = ({ start = 0, limit = DEFAULT_LIMIT, ...filters }: Query) => ({ start, limit, ...filters })

export const ordersRoutes = ({ db, clock }: Services) => [
  bind(listOrders, async ({ query, identity, request, reply }) => {
    setListHeaders(request, reply, { total: await countOrders(db, identity.accountId, query) })
    return readOrders({ db, clock }, identity.accountId, page(query))
  }),
  bind(getOrder, ({ params, identity }) => readOrder({ db, clock }, identity.accountId, params.id)),
  bind(listCheckouts, async ({ query, identity, request, reply }) => {
    setListHeaders(request, reply, { total: await countCheckouts(db, identity.accountId, query) })
    return readCheckouts({ db, clock }, identity.accountId, page(query))
  }),
  bind(countCheckoutsEndpoint, ({ query, identity }) => countCheckouts(db, identity.accountId, query)),
  bind(getOpenCheckout, async ({ identity }) => ({
    checkout: await readOpenCheckout({ db, clock }, identity.accountId),
  })),
  bind(getCheckout, ({ params, identity }) => readCheckout({ db, clock }, identity.accountId, params.id)),
]
