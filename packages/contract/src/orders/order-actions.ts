import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, onlyLang, orderId, serialId, text, time, uuid } from '../values.ts'
import { cart } from './cart.ts'
import { idempotencyHeaders, order } from './orders.ts'

/** Most photos that one message carries, and the size of each in bytes (decision 37). */
export const MESSAGE_PHOTOS = 4
export const MESSAGE_PHOTO_MAX_BYTES = 10 * 1024 * 1024

/** What a message about an order is about. */
export const messageTopics = ['question', 'damaged', 'missing', 'wrong'] as const

/** A message between the customer and the seller of an order (decision 37). */
export const orderMessage = z
  .object({
    id: uuid,
    from: z.enum(['customer', 'seller']),
    topic: z.enum(messageTopics),
    text: z.string(),
    /** Products of the order that it is about. */
    products: z.array(serialId),
    /** Addresses of the photos on the shop's own origin, for whoever may read the message. */
    photos: z.array(z.string()),
    createdAt: time,
  })
  .meta({ id: 'OrderMessage' })
export type OrderMessage = z.output<typeof orderMessage>

const owned = { tag: 'Orders', access: 'customer', exposed: true } as const
const byOrder = z.strictObject({ id: orderId })

export const cancelOrder = endpoint({
  ...owned,
  name: 'cancelOrder',
  method: 'POST',
  path: '/me/orders/:id/cancel',
  summary: 'Cancels an order before it is shipped: stock back, money back, the other orders go on',
  params: byOrder,
  body: z.strictObject({ reason: line(0, 300).optional() }).nullish(),
  answers: { 200: order },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'illegal_transition', 'in_progress'],
})

export const reorder = endpoint({
  ...owned,
  name: 'reorder',
  method: 'POST',
  path: '/me/orders/:id/reorder',
  summary: 'Puts what can still be had of an order into the cart; the carts answer with what could not',
  params: byOrder,
  query: onlyLang,
  body: z.strictObject({}).nullish(),
  answers: { 200: z.array(cart) },
  problems: ['not_signed_in', 'bad_request', 'invalid_body', 'not_found', 'sold_out'],
})

export const sendOrderMessage = endpoint({
  ...owned,
  name: 'sendOrderMessage',
  method: 'POST',
  path: '/me/orders/:id/message',
  summary:
    'Writes to the seller of an order, once per Idempotency-Key; photos follow one by one (decision 37)',
  params: byOrder,
  headers: idempotencyHeaders,
  body: z.strictObject({
    topic: z.enum(messageTopics).default('question'),
    message: text(1, 3000),
    products: z.array(serialId).max(50).default([]),
  }),
  answers: { 201: orderMessage },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'illegal_transition', 'rate_limited'],
})

export const addOrderMessagePhoto = endpoint({
  ...owned,
  name: 'addOrderMessagePhoto',
  method: 'POST',
  path: '/me/orders/:id/messages/:messageId/photos',
  summary: 'One photo of a message: JPEG, PNG or WebP, re-encoded without metadata',
  params: z.strictObject({ id: orderId, messageId: uuid }),
  upload: { field: 'file', maxBytes: MESSAGE_PHOTO_MAX_BYTES },
  answers: { 201: orderMessage },
  problems: [
    'not_signed_in',
    'invalid_body',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_media_type',
    'rate_limited',
    'unavailable',
  ],
})

export const listOrderMessages = endpoint({
  ...owned,
  name: 'listOrderMessages',
  method: 'GET',
  path: '/me/orders/:id/messages',
  summary: 'Messages of an order, oldest first',
  params: byOrder,
  answers: { 200: z.array(orderMessage) },
  problems: ['not_signed_in', 'not_found'],
})

export const getOrderMessagePhoto = endpoint({
  ...owned,
  name: 'getOrderMessagePhoto',
  method: 'GET',
  path: '/order-photos/:file',
  summary: 'A photo of a message, for the order’s customer and operators',
  params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/) }),
  answers: { 200: z.string() },
  media: 'image/webp',
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})
