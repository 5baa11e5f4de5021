import { addOrderMessagePhoto, sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { writeOrderNote } from '@filiera/contract/orders/order-notes'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { advanceOrder, createPaidOrder } from '../../../factories/paid-order.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'
import { NOBODYS_PHOTO, photo } from './order-action-rows.ts'
import { NOBODYS_ORDER } from './orders-rows.ts'

/** A paid order of the owner's shop, as far as given. */
async function shopOrder(world: World, status: OrderStatus = 'PAID') {
  const { backend } = world
  const { db } = backend.services
  const paid = await createPaidOrder(backend, [{ seller_id: await shopOf(world) }])
  if (status !== 'PAID') await advanceOrder(backend, paid.orderId, status)
  const stored = () => db.selectFrom('purchase_order').selectAll().where('id', '=', paid.orderId).execute()
  return { ...paid, stored, secrets: [paid.orderId, paid.buyer.email, 'Via Roma 1'] }
}

type Options = { from?: OrderStatus; body?: unknown; status?: number }

/** A call on one order of the shop that is in the given status. */
const onOrder = ({ from, body, status = 200 }: Options = {}): AccessRow => ({
  async prepare(world) {
    const { orderId, stored, secrets } = await shopOrder(world, from)
    const sent = body === undefined ? {} : { body }
    return {
      request: { params: { id: orderId }, ...sent },
      unknown: { params: { id: NOBODYS_ORDER }, ...sent },
      status,
      secrets,
      stored,
    }
  },
})

/** A call on the note of the shop's team. */
const noted = (sent: { body?: unknown; headers?: Record<string, string> } = {}): AccessRow => ({
  async prepare(world) {
    const { backend, owner } = world
    const { orderId: id } = await shopOrder(world)
    const written = { params: { id }, body: { text: 'Dal banco 24' } }
    await backend.call(writeOrderNote, written, { ...owner.headers, 'if-match': '"v0"' })
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_ORDER }, ...sent },
      status: 200,
      secrets: ['Dal banco 24'],
      stored: () =>
        backend.services.db.selectFrom('order_note').selectAll().where('order_id', '=', id).execute(),
    }
  },
})

const list = (): AccessRow => ({
  async prepare(world) {
    const { stored, secrets } = await shopOrder(world)
    return { request: {}, status: 200, secrets, stored }
  },
})

export const fulfilmentRows = {
  listSellerOrderIds: list(),
  listSellerOrders: list(),
  countSellerOrders: list(),
  countParcels: list(),
  getSellerOrder: onOrder(),
  acceptOrder: onOrder({ body: {} }),
  prepareOrder: onOrder({ from: 'ACCEPTED', body: {} }),
  shipOrder: onOrder({
    from: 'PREPARING',
    body: { carrier: 'poste', trackingNumber: 'RR123456789IT' },
  }),
  changeOrderLots: {
    async prepare(world) {
      const { orderId, productIds, stored, secrets } = await shopOrder(world)
      const body = { productId: productIds[0] ?? '', lots: [], seen: [] }
      return {
        request: { params: { id: orderId }, body },
        unknown: { params: { id: NOBODYS_ORDER }, body },
        status: 200,
        secrets,
        stored,
      }
    },
  },
  getOrderNote: noted(),
  writeOrderNote: noted({ body: { text: 'Dal banco 25' }, headers: { 'if-match': '"v1"' } }),
  deliverOrder: onOrder({ from: 'SHIPPED', body: {} }),
  refundOrder: onOrder({ body: { amount: 1, reason: 'Vasetto rotto' } }),
  decideReturn: {
    async prepare(world) {
      const { orderId, buyer, productIds, stored, secrets } = await shopOrder(world, 'DELIVERED')
      const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
      const params = { id: orderId }
      const asked = await world.backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers)
      if (!asked.ok) throw new Error(`no return: ${asked.problem.code}`)
      const body = { withdrawalId: asked.value.id, accept: true }
      return {
        request: { params, body },
        unknown: { params: { id: NOBODYS_ORDER }, body },
        status: 200,
        secrets,
        stored,
      }
    },
  },
  answerOrderMessage: onOrder({ body: { message: 'Parte domani.' }, status: 201 }),
  listSellerConversations: list(),
  getSellerOrderPhoto: {
    async prepare(world) {
      const { orderId: id, buyer, stored } = await shopOrder(world)
      const { call } = world.backend
      const written = { params: { id }, body: { message: 'Si è rotto.' } }
      const sent = await call(sendOrderMessage, written, buyer.headers)
      const messageId = sent.ok ? sent.value.id : ''
      const added = await call(
        addOrderMessagePhoto,
        { params: { id, messageId }, file: await photo() },
        buyer.headers,
      )
      const file = added.ok ? (added.value.photos[0]?.split('/').at(-1) ?? '') : ''
      return {
        request: { params: { file } },
        unknown: { params: { file: NOBODYS_PHOTO } },
        status: 200,
        stored,
      }
    },
  },
} satisfies AccessRows
