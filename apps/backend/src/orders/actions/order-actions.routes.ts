import * as contract from '@filiera/contract/orders/order-actions'
import { bind } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentOrder } from '../order/orders.presenter.ts'
import { findOrder } from '../order/orders.store.ts'
import { cancelOrder } from './cancel-order.ts'
import { reorder } from './reorder.ts'

/** What customers do with their orders; their messages have routes of their own. */
export const orderActionsRoutes = (services: Services) => [
  bind(contract.cancelOrder, async ({ params, body, identity }) => {
    const { accountId } = identity
    await cancelOrder(services, { accountId, orderId: params.id, reason: body?.reason ?? '' })
    const row = await findOrder(services.db, accountId, params.id)
    if (!row) throw notFound()
    return presentOrder(row, services.clock.now())
  }),
  bind(contract.reorder, ({ params, query, identity }) =>
    reorder(services, { accountId: identity.accountId, orderId: params.id, lang: query.lang }),
  ),
]
