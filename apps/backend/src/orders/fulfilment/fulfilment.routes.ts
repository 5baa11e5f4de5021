import * as contract from '@filiera/contract/orders/fulfilment'
import * as messages from '@filiera/contract/orders/seller-messages'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { FastifyRequest } from 'fastify'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { sendPhoto } from '../../catalog/pictures/photos/send-photo.ts'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { setPageHeaders, setTotal } from '../../platform/http/list-headers.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { answerMessage } from '../messages/answer-message.ts'
import { listConversations } from '../messages/list-conversations.ts'
import { createMessageServices } from '../messages/message-services.ts'
import { readShopPhoto } from '../messages/read-message-photo.ts'
import { acceptOrder } from './accept-order.ts'
import type { ShopCall } from './act-on-order.ts'
import { countSellerOrders } from './count-seller-orders.ts'
import { deliverOrder } from './deliver-order.ts'
import { countParcels } from './departures/count-parcels.ts'
import { listSellerOrderIds } from './list-order-ids.ts'
import { changeOrderLots } from './packing/change-order-lots.ts'
import { prepareOrder } from './packing/prepare-order.ts'
import { shipOrder } from './packing/ship-order.ts'
import { listSellerOrders, listSellerOrdersById, readSellerOrder } from './read-seller-orders.ts'
import { refundOrder } from './refund-order.ts'
import { decideReturn } from './returns/decide-return.ts'
import { statusesFor } from './seller-state.ts'

type Named = { params: { id: string }; identity: SellerIdentity; request: FastifyRequest }
const shopCall = (call: Named): ShopCall => ({ shopActor: shopActor(call), orderId: call.params.id })

/** What people who work for a shop write to its customers. */
function messageRoutes(services: Services, bounds: PhotoBounds) {
  const withMessages = createMessageServices(services, bounds)
  return [
    bind(messages.answerOrderMessage, (call) =>
      answerMessage(withMessages, {
        shopActor: shopActor(call),
        orderId: call.params.id,
        message: call.body.message,
        key: idempotencyKey(call.request),
      }),
    ),
    bind(messages.listSellerConversations, ({ query, identity }) =>
      listConversations(services, {
        sellerId: identity.sellerId,
        isWaiting: query.waiting === 'true',
        isClaim: query.claims === 'true',
        search: query.search,
        after: query.after,
      }),
    ),
    bind(messages.getSellerOrderPhoto, async ({ params, identity, reply }) => {
      sendPhoto(reply, await readShopPhoto(withMessages, identity.sellerId, params.file))
      return answered
    }),
  ]
}

/** What people who work for a shop do with its paid orders. */
export function fulfilmentRoutes(services: Services, bounds: PhotoBounds) {
  return [
    bind(contract.listSellerOrderIds, ({ query, identity }) => {
      const { shop: _, state, grouped, ...view } = query
      return listSellerOrderIds(services, identity.sellerId, {
        ...view,
        state,
        statuses: statusesFor(undefined, state),
        isClaimed: state === 'claims',
        isGrouped: grouped === 'true',
      })
    }),
    bind(contract.listSellerOrders, async ({ query, identity, request, reply }) => {
      const { shop: _, start = 0, limit = PAGE_SIZE, status, state, ids, ...view } = query
      if (ids) {
        const chosen = await listSellerOrdersById(services, identity, ids)
        setTotal(reply, chosen.length)
        return chosen
      }
      const { orders, total } = await listSellerOrders(services, identity, {
        ...view,
        start,
        limit,
        statuses: statusesFor(status, state),
        isClaimed: state === 'claims',
        isOldestFirst: state === 'to_accept' || state === 'to_ship',
      })
      setPageHeaders(request, reply, { total, start, limit, length: orders.length })
      return orders
    }),
    bind(contract.countSellerOrders, ({ identity }) => countSellerOrders(services, identity.sellerId)),
    bind(contract.countParcels, ({ identity }) => countParcels(services, identity.sellerId)),
    bind(contract.getSellerOrder, ({ params, identity }) => readSellerOrder(services, identity, params.id)),
    bind(contract.acceptOrder, (call) => acceptOrder(services, shopCall(call))),
    bind(contract.prepareOrder, (call) => prepareOrder(services, shopCall(call))),
    bind(contract.changeOrderLots, (call) => changeOrderLots(services, shopCall(call), call.body)),
    bind(contract.shipOrder, (call) => shipOrder(services, shopCall(call), call.body)),
    bind(contract.deliverOrder, (call) => deliverOrder(services, shopCall(call))),
    bind(contract.refundOrder, (call) => refundOrder(services, shopCall(call), call.body)),
    bind(contract.decideReturn, (call) => {
      const { withdrawalId, accept, note = '' } = call.body
      return decideReturn(services, shopCall(call), { withdrawalId, accept, note })
    }),
    ...messageRoutes(services, bounds),
  ]
}
