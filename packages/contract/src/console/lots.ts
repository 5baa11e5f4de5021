import { MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { expiries } from '@filiera/domain/products/lots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderStatus } from '../orders/orders.ts'
import { line, onlyShop, orderId, serialId, time } from '../values.ts'

/** Lots that a product shows, those that have pieces first; older ones stay in their orders. */
export const SHOWN_LOTS = 100
/** Most orders that a lot names. */
export const LOT_ORDERS = 10_000

export const lotCode = line(1, 40)
/** The date of a lot and what it says; both or none. */
export const lotDate = {
  expires: z.iso.date().nullable().default(null),
  expiry: z.enum(expiries).nullable().default(null),
}
const isDated = ({ expires, expiry }: { expires?: unknown; expiry?: unknown }) =>
  (expires ?? null) === null ? (expiry ?? null) === null : (expiry ?? null) !== null
const both = { error: 'a date and what it says belong together', path: ['expires'] }

const dated = ['code', 'expires', 'expiry'] as const

/** A lot as a movement names it. */
export const namedLot = z.strictObject({ code: lotCode, ...lotDate }).refine(isDated, both)

export const productLot = z
  .object({
    id: serialId,
    code: z.string(),
    expires: z.iso.date().nullable(),
    expiry: z.enum(expiries).nullable(),
    /** On the shelf, and not set aside for an order. */
    pieces: z.int(),
    /** Set aside for orders that have not left. */
    aside: z.int(),
    /** Since when nothing of it is sold or sent, and why; null for one that is. */
    blocked: z.object({ at: time, reason: z.string() }).nullable(),
  })
  .meta({ id: 'ProductLot' })
export type ProductLot = z.output<typeof productLot>

/** What lots a product has on the shelf. */
export const lotsOfProduct = z.object({
  lots: z.array(productLot),
  /** Pieces on the shelf that have no lot and are not set aside. */
  withoutLot: z.int(),
  /** Sold pieces that only blocked lots could cover. */
  owed: z.int(),
})
export type LotsOfProduct = z.output<typeof lotsOfProduct>

const ofLots = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const writing = { ...ofLots, permission: 'stock:write', audits: 'stock' } as const
const answers = { 200: lotsOfProduct }
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const
const byProduct = z.strictObject({ id: serialId })
const byLot = z.strictObject({ id: serialId, lot: serialId })

export const listLots = endpoint({
  ...ofLots,
  name: 'listLots',
  method: 'GET',
  path: '/seller/products/:id/lots',
  summary: `Lots of a product, those that expire first on top, at most ${SHOWN_LOTS}`,
  permission: 'stock:read',
  params: byProduct,
  answers,
  problems,
})

export const addLot = endpoint({
  ...writing,
  name: 'addLot',
  method: 'POST',
  path: '/seller/products/:id/lots',
  summary: 'Says of which lot pieces are that have none; what arrives names its lot with `moveStock`',
  params: byProduct,
  body: z
    .strictObject({ code: lotCode, ...lotDate, pieces: z.int().min(1).max(MOST_PIECES) })
    .refine(isDated, both),
  answers,
  problems: [...problems, 'invalid_body'],
})

export const changeLot = endpoint({
  ...writing,
  name: 'changeLot',
  method: 'PATCH',
  path: '/seller/products/:id/lots/:lot',
  summary:
    'Corrects code or date of a lot, or its pieces. `seen` is the code or date, `shown` the pieces that were on the screen: refused with what is there when it is something else',
  params: byLot,
  body: z
    .strictObject({
      code: lotCode,
      expires: lotDate.expires.unwrap(),
      expiry: lotDate.expiry.unwrap(),
      pieces: z.int().min(0).max(MOST_PIECES),
      shown: z.int().min(0).max(1_000_000),
      seen: z
        .strictObject({
          code: lotCode,
          expires: z.iso.date().nullable(),
          expiry: z.enum(expiries).nullable(),
        })
        .partial(),
    })
    .partial()
    .refine((change) => 'expires' in change === 'expiry' in change && isDated(change), both)
    .refine(({ seen = {}, ...change }) => dated.every((name) => !(name in change) || name in seen), {
      error: 'what is changed is named as it was seen',
      path: ['seen'],
    })
    .refine(({ pieces, shown }) => (pieces === undefined) === (shown === undefined), {
      error: 'pieces and shown belong together',
      path: ['shown'],
    }),
  answers,
  problems: [...problems, 'invalid_body', 'changed_meanwhile'],
})

export const blockLot = endpoint({
  ...writing,
  name: 'blockLot',
  method: 'POST',
  path: '/seller/products/:id/lots/:lot/block',
  summary: 'Takes what is left of a lot from sale, for a recall; said again it stays so',
  params: byLot,
  body: z.strictObject({ reason: line(3, 300) }),
  answers,
  problems: [...problems, 'invalid_body'],
})

export const releaseLot = endpoint({
  ...writing,
  name: 'releaseLot',
  method: 'DELETE',
  path: '/seller/products/:id/lots/:lot/block',
  summary: 'Puts what is left of a blocked lot back on sale; said again it stays so',
  params: byLot,
  answers,
  problems,
})

/** An order that got pieces of a lot, or will. */
export const lotOrder = z
  .object({
    id: orderId,
    status: orderStatus,
    paidAt: time,
    /** Still in the shop. */
    isHere: z.boolean(),
    pieces: z.int(),
    /** Who gets the parcel, by name; empty once the customer was erased. */
    customer: z.string(),
    /** Null for who does not work on orders. */
    email: z.string().nullable(),
  })
  .meta({ id: 'LotOrder' })
export type LotOrder = z.output<typeof lotOrder>

export const listLotOrders = endpoint({
  ...ofLots,
  name: 'listLotOrders',
  method: 'GET',
  path: '/seller/products/:id/lots/:lot/orders',
  summary: `Orders that got pieces of a lot, at most ${LOT_ORDERS}: those that have not left first, then the newest`,
  permission: 'orders:read',
  params: byLot,
  answers: { 200: z.object({ lot: productLot, orders: z.array(lotOrder) }) },
  problems,
})
