import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, onlyShop, orderId, text, time } from '../values.ts'
import { getOrderMessagePhoto, MESSAGE_PHOTOS, messageTopics, orderMessage } from './order-actions.ts'
import { idempotencyHeaders, orderStatus } from './orders.ts'

const ofSeller = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const reading = { ...ofSeller, permission: 'orders:read', method: 'GET' } as const

export const answerOrderMessage = endpoint({
  ...ofSeller,
  name: 'answerOrderMessage',
  method: 'POST',
  permission: 'orders:write',
  audits: 'order',
  path: '/seller/orders/:id/message',
  summary: `Answers the customer, once per Idempotency-Key; photos only come from customers (at most ${MESSAGE_PHOTOS})`,
  params: z.strictObject({ id: orderId }),
  headers: idempotencyHeaders,
  body: z.strictObject({ message: text(1, 3000) }),
  answers: { 201: orderMessage },
  problems: ['not_signed_in', 'forbidden', 'invalid_body', 'not_found', 'rate_limited'],
})

export const getSellerOrderPhoto = endpoint({
  ...reading,
  name: 'getSellerOrderPhoto',
  path: '/seller/order-photos/:file',
  summary: 'A photo of a message about an order of the caller’s shop',
  params: getOrderMessagePhoto.params,
  answers: { 200: z.string() },
  media: 'image/webp',
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'not_found'],
})

/** Conversations of a page of the inbox. */
export const CONVERSATION_PAGE = 50

/** What customer and shop write to each other about an order, by its last message. */
export const sellerConversation = z
  .object({
    orderId,
    /** Empty once the customer was erased. */
    customer: z.string(),
    status: orderStatus,
    last: orderMessage.pick({ from: true, topic: true, text: true, createdAt: true }),
    /** Since when the customer waits for an answer; null when the shop wrote last. */
    waitingSince: time.nullable(),
    /** Goods that the customer reports as damaged, missing or wrong, without an answer yet, and the day by which it is due. */
    claim: z
      .object({ topic: z.enum(messageTopics).exclude(['question']), answerBy: z.iso.date() })
      .nullable(),
  })
  .meta({ id: 'SellerConversation' })
export type SellerConversation = z.output<typeof sellerConversation>

/** Place in the inbox after a conversation: since when it waits (`w`) or when it was written last (`l`), in milliseconds, and its order. */
export const conversationPlace = z
  .string()
  .regex(/^[wl]\d{1,14}_[A-Za-z0-9-]{1,40}$/, 'not a place in the list')

export const listSellerConversations = endpoint({
  ...reading,
  name: 'listSellerConversations',
  path: '/seller/conversations',
  summary: `Conversations about the shop's paid orders, at most ${CONVERSATION_PAGE}: those that wait for an answer first, who waits longest on top; then the newest`,
  query: onlyShop.extend({
    waiting: z.enum(['true', 'false']).default('false'),
    /** Only reports of damaged, missing or wrong goods without an answer. */
    claims: z.enum(['true', 'false']).default('false'),
    /** A part of the order number, of the customer’s name, or of what was written. */
    search: line(1, 60).optional(),
    /** `next` of the page before. */
    after: conversationPlace.optional(),
  }),
  answers: {
    200: z.object({
      conversations: z.array(sellerConversation),
      /** How many there are, and how many of all wait for an answer. */
      total: z.int(),
      waiting: z.int(),
      /** Of those that wait: reports of damaged, missing or wrong goods. */
      claims: z.int(),
      /** Null behind the last one. */
      next: z.string().nullable(),
    }),
  },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})
