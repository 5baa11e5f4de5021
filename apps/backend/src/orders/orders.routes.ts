import {
  countCheckouts as countCheckoutsEndpoint,
  getCheckout,
  getOrder,
  listCheckouts,
  listOrders,
  type OrderStatus,
} from '@filiera/contract/orders'
import { bind } from '../http/endpoint.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { checkoutAnswers, orderAnswer } from './orders.answer.ts'
import {
  countCheckouts,
  findCheckoutOrders,
  findOrder,
  findOrders,
  findOrdersOfCheckout,
} from './orders.store.ts'

/** Length of a list when the call does not say (wire "Conventions"). */
const DEFAULT_LIMIT = 12

type Query = {
  start?: number | undefined
  limit?: number | undefined
  status?: OrderStatus | undefined
}
const page = ({ start = 0, limit = DEFAULT_LIMIT, status }: Query) => ({ start, limit, status })

export const ordersRoutes = ({ db, clock }: Services) => [
  bind(listOrders, async ({ query, identity }) => {
    const rows = await findOrders(db, identity.accountId, page(query))
    return rows.map((row) => orderAnswer(row, clock.now()))
  }),
  bind(getOrder, async ({ params, identity }) => {
    const row = await findOrder(db, identity.accountId, params.id)
    if (!row) throw notFound()
    return orderAnswer(row, clock.now())
  }),
  bind(listCheckouts, async ({ query, identity }) =>
    checkoutAnswers(await findCheckoutOrders(db, identity.accountId, page(query)), clock.now()),
  ),
  bind(countCheckoutsEndpoint, ({ query, identity }) => countCheckouts(db, identity.accountId, query.status)),
  bind(getCheckout, async ({ params, identity }) => {
    const rows = await findOrdersOfCheckout(db, identity.accountId, params.id)
    const [checkout] = checkoutAnswers(rows, clock.now())
    if (!checkout) throw notFound()
    return checkout
  }),
]
