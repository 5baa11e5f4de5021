import { temperatureClasses } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { carriers } from '@filiera/domain/places/tracking'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  euros,
  limit,
  line,
  onlyShop,
  orderId,
  pieces,
  repeated,
  serialId,
  start,
  time,
  uuid,
} from '../values.ts'
import { orderClaim } from './claims.ts'
import { lineLot } from './lots.ts'
import { orderMessage } from './order-actions.ts'
import { order, orderAddress, orderItem, orderStatus } from './orders.ts'
import { withdrawal } from './withdrawals.ts'

/** What a seller may do with an order now (decision 15). */
export const sellerActions = [
  'accept',
  'prepare',
  'ship',
  'correct-shipment',
  'deliver',
  'refund',
  'decide-return',
  'message',
] as const

/** What an order waits for: every status of a paid order belongs to exactly one. */
export const sellerStates = ['to_accept', 'to_ship', 'on_the_way', 'returns', 'done'] as const
export type SellerState = (typeof sellerStates)[number]
/** What a list of orders is about: a state, or orders with reports that wait for an answer, whatever their state. */
export const orderTabs = ['to_accept', 'to_ship', 'on_the_way', 'returns', 'claims', 'done'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Most orders that a view names at once. */
export const ORDER_IDS = 100_000
/** Orders of a block of the list. */
export const ORDER_BLOCK = 50

/**
 * A paid order as its shop sees it: the order, what comes of it for the shop, and what is to be done. Who may not work on orders
 * gets no addresses and no contact: those are null.
 */
export const sellerOrder = order
  .omit({ actions: true, checkoutId: true })
  .extend({
    shipmentAddress: orderAddress.nullable(),
    invoiceAddress: orderAddress.nullable(),
    contactEmailAddress: z.string().nullable(),
    /** Who gets the parcel, by name; empty once the customer was erased. */
    customer: z.string(),
    /** Which the customer bought in, and is mailed in. */
    language: z.enum(languages),
    items: z.array(
      orderItem.extend({
        /** The shop's own code of the product, as it is now. */
        ownCode: z.string().nullable(),
        temperatureClass: z.enum(temperatureClasses),
        /** Lots that its pieces come from, those that expire first on top; pieces of none where the shop named none. */
        lots: z.array(lineLot),
      }),
    ),
    /** How the parcel travels: as the coldest of its goods. */
    temperatureClass: z.enum(temperatureClasses),
    /** Day on which it should leave, `2026-11-25`; null once it was shipped. */
    shipBy: z.iso.date().nullable(),
    /** What happened since the payment, with the name of who did it in the shop; null for everybody else and who was erased. */
    history: z.array(z.object({ status: orderStatus, at: time, by: z.string().nullable() })),
    /** Kept by the marketplace, net of what went back with refunds. */
    commission: euros,
    /** What the seller gets. */
    payout: euros,
    /** What was neither refunded nor asked back yet. */
    refundable: euros,
    /** Until when it is to be accepted: three working days after the payment; null once it is. */
    acceptBy: time.nullable(),
    /** How it travels, as `ship` takes it; null before it is shipped. */
    shipment: z.object({ carrier: z.enum(carriers), trackingNumber: z.string() }).nullable(),
    sellerActions: z.array(z.enum(sellerActions)),
    messages: z.array(orderMessage),
    /** Reports among the messages, oldest first. */
    claims: z.array(orderClaim),
    withdrawals: z.array(withdrawal),
  })
  .meta({ id: 'SellerOrder' })
export type SellerOrder = z.output<typeof sellerOrder>

const ofSeller = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const reading = { ...ofSeller, permission: 'orders:read', method: 'GET' } as const
const selling = { ...ofSeller, permission: 'orders:write', method: 'POST', audits: 'order' } as const
const byOrder = z.strictObject({ id: orderId })
const noBody = z.strictObject({}).nullish()
const problems = ['not_signed_in', 'forbidden', 'invalid_body', 'not_found', 'illegal_transition'] as const

/** What narrows a list of orders. */
const narrowing = {
  state: z.enum(orderTabs).optional(),
  warehouse: serialId.optional(),
  temperature: z.enum(temperatureClasses).optional(),
  /** A part of the order or tracking number, with or without dashes and spaces, of the recipient’s name, or of a product’s. */
  search: line(1, 60).optional(),
}

/** How the list of orders is shown. */
export const ordersView = z.strictObject({
  ...narrowing,
  grouped: z.enum(['true', 'false']).default('false'),
})

export const listSellerOrderIds = endpoint({
  ...reading,
  name: 'listSellerOrderIds',
  path: '/seller/orders/ids',
  summary: `The numbers of a view of the shop's paid orders, at most ${ORDER_IDS}: what waits by its deadline, the rest newest first; with groups by temperature, the warmest first`,
  query: onlyShop.extend(ordersView.shape),
  answers: {
    200: z.object({
      ids: z.array(orderId),
      total: z.int(),
      at: time,
      /** Parts of the list in its order; one per temperature that occurs, none when it is not grouped. */
      groups: z.array(z.object({ temperatureClass: z.enum(temperatureClasses), count: z.int() })),
      /** Warehouses of the shop's paid orders, whatever the view, by name. */
      warehouses: z.array(z.object({ id: serialId, name: z.string() })),
    }),
  },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const listSellerOrders = endpoint({
  ...reading,
  name: 'listSellerOrders',
  path: '/seller/orders',
  summary: `Paid orders of the caller’s shop, newest first; those to accept or to ship oldest first. With ids just those, in their order, at most ${ORDER_BLOCK}`,
  query: onlyShop.extend({
    ...narrowing,
    start,
    limit,
    status: orderStatus.optional(),
    ids: repeated(orderId, ORDER_BLOCK).optional(),
  }),
  answers: { 200: z.array(sellerOrder) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const countSellerOrders = endpoint({
  ...reading,
  name: 'countSellerOrders',
  path: '/seller/orders/count',
  summary:
    'How many orders wait for what; those with reports that wait for an answer are counted beside their state',
  answers: {
    200: z.record(z.enum(orderTabs), z.int()),
  },
  problems: ['not_signed_in', 'forbidden'],
})

export const countParcels = endpoint({
  ...reading,
  name: 'countParcels',
  path: '/seller/orders/parcels',
  summary:
    'For each warehouse with parcels to ship how many there are and how many are being prepared, until when orders leave on the same day, and when the next ones do; the most parcels first',
  answers: {
    200: z.array(
      z.object({
        id: serialId,
        name: z.string(),
        all: z.int(),
        begun: z.int(),
        /** Orders before it leave on the same day: hour and minute in Italy, `11:00`. */
        cutOff: z.string(),
        /** Day on which the courier takes what is ordered now, goods at room temperature. */
        nextDay: z.iso.date(),
      }),
    ),
  },
  problems: ['not_signed_in', 'forbidden'],
})

export const getSellerOrder = endpoint({
  ...reading,
  name: 'getSellerOrder',
  path: '/seller/orders/:id',
  summary: 'One paid order of the caller’s shop',
  params: byOrder,
  answers: { 200: sellerOrder },
  problems: ['not_signed_in', 'forbidden', 'not_found'],
})

export const acceptOrder = endpoint({
  ...selling,
  name: 'acceptOrder',
  path: '/seller/orders/:id/accept',
  summary: 'PAID → ACCEPTED',
  params: byOrder,
  body: noBody,
  answers: { 200: sellerOrder },
  problems,
})

export const prepareOrder = endpoint({
  ...selling,
  name: 'prepareOrder',
  path: '/seller/orders/:id/prepare',
  summary: 'ACCEPTED → PREPARING',
  params: byOrder,
  body: noBody,
  answers: { 200: sellerOrder },
  problems,
})

const namedLots = z.array(z.strictObject({ id: serialId, pieces })).max(20)

export const changeOrderLots = endpoint({
  ...selling,
  name: 'changeOrderLots',
  method: 'PUT',
  path: '/seller/orders/:id/lots',
  summary:
    'Says which lots the pieces of one product come from, at most as many as the order has; those left out go back to the shelf. Also of what was sent: a recall finds the orders by it. `changed_meanwhile` where the order has other lots than were seen',
  params: byOrder,
  body: z.strictObject({
    productId: serialId,
    lots: namedLots,
    /** The lots that it had when they were chosen, so that nobody undoes a colleague’s. */
    seen: namedLots,
  }),
  answers: { 200: sellerOrder },
  problems: ['not_signed_in', 'forbidden', 'invalid_body', 'not_found', 'changed_meanwhile'],
})

export const shipOrder = endpoint({
  ...selling,
  name: 'shipOrder',
  path: '/seller/orders/:id/ship',
  summary:
    'PREPARING → SHIPPED with carrier and tracking number, or a SHIPPED order’s number corrected; the customer is told by mail',
  params: byOrder,
  body: z.strictObject({
    carrier: z.enum(carriers),
    trackingNumber: line(0, 60),
    /** Only to correct a shipped order: the number it has until now (empty when it has none), so that nobody undoes a colleague’s. */
    corrects: line(0, 60).optional(),
  }),
  answers: { 200: sellerOrder },
  problems: [...problems, 'unsafe_lot'],
})

export const deliverOrder = endpoint({
  ...selling,
  name: 'deliverOrder',
  path: '/seller/orders/:id/deliver',
  summary: 'SHIPPED → DELIVERED; the right of withdrawal runs from here',
  params: byOrder,
  body: noBody,
  answers: { 200: sellerOrder },
  problems,
})

export const refundOrder = endpoint({
  ...selling,
  name: 'refundOrder',
  path: '/seller/orders/:id/refund',
  summary: 'Refunds lines, or an amount; everything of an unshipped order cancels it',
  params: byOrder,
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productId: serialId, quantity: pieces }))
      .max(100)
      .default([]),
    /** Instead of the lines’ own price, at most what is left of the order. */
    amount: euros.optional(),
    reason: line(3, 300),
    /** Names the refund: sent again, it is the same one; with other content it is refused. */
    requestId: uuid.optional(),
  }),
  answers: { 200: sellerOrder },
  problems: [...problems, 'idempotency_conflict'],
})

export const decideReturn = endpoint({
  ...selling,
  name: 'decideReturn',
  path: '/seller/orders/:id/decide-return',
  summary: 'Accepts a return and refunds it, or refuses it with a reason',
  params: byOrder,
  body: z.strictObject({ withdrawalId: uuid, accept: z.boolean(), note: line(0, 300).optional() }),
  answers: { 200: sellerOrder },
  problems,
})
