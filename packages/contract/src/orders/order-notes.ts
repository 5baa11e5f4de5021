import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onlyShop, orderId, text, time } from '../values.ts'

/** Longest note, in characters. */
export const ORDER_NOTE = 1000

/** What the team of a shop notes about an order for itself: on no page of the customer, but part of the customer's export of own data. */
export const orderNote = z
  .object({
    /** Empty where nothing is noted. */
    text: z.string(),
    /** For `If-Match`: `"v3"`; 0 where nobody wrote yet. */
    version: z.int(),
    /** Who changed it last, by name (empty once erased), and when; null where nobody wrote yet. */
    changed: z.object({ by: z.string(), at: time }).nullable(),
  })
  .meta({ id: 'OrderNote' })
export type OrderNote = z.output<typeof orderNote>

const ofOrder = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  path: '/seller/orders/:id/note',
  query: onlyShop,
  params: z.strictObject({ id: orderId }),
} as const

export const getOrderNote = endpoint({
  ...ofOrder,
  name: 'getOrderNote',
  method: 'GET',
  permission: 'orders:read',
  summary: 'The team’s note on a paid order of the shop',
  answers: { 200: orderNote },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'not_found'],
})

export const writeOrderNote = endpoint({
  ...ofOrder,
  name: 'writeOrderNote',
  method: 'PUT',
  permission: 'orders:write',
  audits: 'order',
  summary:
    'Writes the team’s note on a paid order, or empties it (If-Match; 412 says what is there now, by whom). `not_found` once the customer was erased',
  headers: z.object({ 'if-match': z.string() }),
  body: z.strictObject({ text: text(0, ORDER_NOTE) }),
  answers: { 200: orderNote },
  problems: [
    'not_signed_in',
    'forbidden',
    'bad_request',
    'invalid_body',
    'not_found',
    'version_required',
    'changed_meanwhile',
  ],
})
