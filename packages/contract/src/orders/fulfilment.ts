import { carriers } from '@filiera/domain/places/tracking'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { euros, limit, line, onlyShop, orderId, serialId, start, text, time, uuid } from '../values.ts'
import { MESSAGE_PHOTOS, orderMessage } from './order-actions.ts'
import { order, orderStatus } from './orders.ts'
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

/** A paid order as its seller sees it: the order, what comes of it for the seller, and what is to be done. */
export const sellerOrder = order
  .extend({
    /** Kept by the marketplace, net of what went back with refunds. */
    commission: euros,
    /** What the seller gets. */
    payout: euros,
    /** Until when it is to be accepted: three working days after the payment; null once it is. */
    acceptBy: time.nullable(),
    /** How it travels, as `ship` takes it; null before it is shipped. */
    shipment: z.object({ carrier: z.enum(carriers), trackingNumber: z.string() }).nullable(),
    sellerActions: z.array(z.enum(sellerActions)),
    messages: z.array(orderMessage),
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
const state = z.enum(sellerStates).optional()

export const listSellerOrders = endpoint({
  ...reading,
  name: 'listSellerOrders',
  path: '/seller/orders',
  summary: 'Paid orders of the caller’s shop, newest first; those to accept or to ship oldest first',
  query: onlyShop.extend({
    start,
    limit,
    status: orderStatus.optional(),
    state,
    /** A part of the order number, with or without its dashes, or of the recipient’s name. */
    search: line(1, 60).optional(),
  }),
  answers: { 200: z.array(sellerOrder) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const countSellerOrders = endpoint({
  ...reading,
  name: 'countSellerOrders',
  path: '/seller/orders/count',
  summary: 'How many orders wait for what',
  answers: {
    200: z.record(z.enum(sellerStates), z.int()),
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
  problems,
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
      .array(z.strictObject({ productId: serialId, quantity: z.int().min(1).max(99) }))
      .max(100)
      .default([]),
    /** Instead of the lines’ own price, at most what is left of the order. */
    amount: euros.optional(),
    reason: line(3, 300),
    /** Names the refund: sent again, it is the same one. */
    requestId: uuid.optional(),
  }),
  answers: { 200: sellerOrder },
  problems,
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

export const answerOrderMessage = endpoint({
  ...selling,
  name: 'answerOrderMessage',
  path: '/seller/orders/:id/message',
  summary: `Answers the customer; photos only come from customers (at most ${MESSAGE_PHOTOS})`,
  params: byOrder,
  body: z.strictObject({ message: text(1, 3000) }),
  answers: { 201: orderMessage },
  problems: ['not_signed_in', 'forbidden', 'invalid_body', 'not_found', 'rate_limited'],
})
