import { MOST_PIECES, temperatureClasses } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { expiries } from '@filiera/domain/products/lots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limit, line, onlyShop, orderId, repeated, serialId, time, uuid } from '../values.ts'
import { namedLot } from './lots.ts'
import { GRID_BLOCK, GRID_IDS, sellerProduct } from './seller-products.ts'

/** Why pieces came or went: produced or delivered, sold at the stall, damaged, expired, used, counted. */
export const stockReasons = ['delivery', 'stall', 'damage', 'expired', 'own-use', 'recount'] as const
export type StockReason = (typeof stockReasons)[number]
/** A blocked lot takes its pieces from sale by itself. */
export const movementReasons = [...stockReasons, 'recall'] as const
export type MovementReason = (typeof movementReasons)[number]
/** What the list also has: pieces of orders that were paid, and of those that were then cancelled. */
export const listedReasons = [...movementReasons, 'sale', 'cancelled'] as const

/** Its place in the list: its moment in milliseconds and where it was noted. */
const movementId = z.string().regex(/^\d{1,14}_[msc][\dA-Z-]{1,20}$/, 'not a movement')

const pieces = z.int().min(0).max(MOST_PIECES)
const ofStock = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  params: z.strictObject({ id: serialId }),
} as const
const moved = { note: line(0, 300).default(''), requestId: uuid }

export const moveStock = endpoint({
  ...ofStock,
  name: 'moveStock',
  method: 'POST',
  path: '/seller/products/:id/stock',
  summary:
    'Adds or takes pieces with a reason; or says how many were counted on the shelf, refused with what is there now when it is no longer what was seen: sales in between leave the pieces there. Sent again with its `requestId` it is the same movement',
  permission: 'stock:write',
  audits: 'stock',
  query: onlyShop,
  body: z.union([
    z.strictObject({
      delta: z
        .int()
        .min(-MOST_PIECES)
        .max(MOST_PIECES)
        .refine((value) => value !== 0, 'must not be 0'),
      reason: z.enum(stockReasons),
      /** What arrives makes a lot that is not known yet; what is taken names one that has so many. */
      lot: namedLot.optional(),
      ...moved,
    }),
    z.strictObject({ shelf: pieces, seen: pieces, ...moved }),
  ]),
  answers: { 200: sellerProduct },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'invalid_body', 'not_found', 'changed_meanwhile'],
})

export const changeStockLevel = endpoint({
  ...ofStock,
  name: 'changeStockLevel',
  method: 'PUT',
  path: '/seller/products/:id/stock/level',
  summary: 'Says from how many pieces on a product is told of as few (If-Match)',
  permission: 'stock:write',
  audits: 'product',
  query: onlyShop,
  body: z.strictObject({ lowStock: pieces }),
  answers: { 200: sellerProduct },
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

export const stockMovement = z
  .object({
    id: movementId,
    at: time,
    delta: z.int(),
    /** Null for pieces of an order. */
    stockAfter: z.int().nullable(),
    reason: z.enum(listedReasons),
    /** The order that the pieces are of. */
    order: orderId.nullable(),
    note: z.string(),
    /** Code of the lot that it was said to be of. */
    lot: z.string().nullable(),
    /** Name of who did it; empty for an account that was deleted, and for customers. */
    by: z.string(),
  })
  .meta({ id: 'StockMovement' })
export type StockMovement = z.output<typeof stockMovement>

export const listStockMovements = endpoint({
  ...ofStock,
  name: 'listStockMovements',
  method: 'GET',
  path: '/seller/products/:id/stock',
  summary:
    'What came and went of a product, the latest first: movements, pieces of paid orders, and those of cancelled ones that came back; `before` is the id of the last one seen',
  permission: 'stock:read',
  query: onlyShop.extend({ limit, before: movementId.optional() }),
  answers: { 200: z.array(stockMovement) },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'not_found'],
})

/** Views of the stock: all, fewer than the level of few, a lot that is over soon, sold out, and sold out with people who wait for it. */
export const stockViews = ['all', 'low', 'expiring', 'out', 'waiting'] as const
export type StockView = (typeof stockViews)[number]

/** A product as its warehouse sees it; on the shelf stand `stock + held + sold - owed` pieces, without those of blocked lots. */
export const stockRow = z
  .object({
    id: serialId,
    title: z.string(),
    picture: z.string().nullable(),
    temperatureClass: z.enum(temperatureClasses),
    warehouse: z.object({ id: serialId, name: z.string() }),
    /** Pieces that can be sold. */
    stock: z.int(),
    /** Pieces held for checkouts being paid. */
    held: z.int(),
    /** Pieces sold that have not left yet. */
    sold: z.int(),
    /** Sold pieces that only blocked lots could cover. */
    owed: z.int(),
    /** The lot on the shelf that is over first; null without a date. */
    expires: z.object({ code: z.string(), date: z.iso.date(), expiry: z.enum(expiries) }).nullable(),
    /** Fewer pieces are few. */
    lowStock: z.int(),
    /** People who wait for it to be back. */
    waiting: z.int(),
    /** For `If-Match` of `changeStockLevel`: `"v3"`. */
    version: z.int(),
  })
  .meta({ id: 'StockRow' })
export type StockRow = z.output<typeof stockRow>

const reading = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  method: 'GET',
  permission: 'stock:read',
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
} as const

export const listStockIds = endpoint({
  ...reading,
  name: 'listStockIds',
  path: '/seller/stock/ids',
  summary: `The ids of a view of the shop's stock, at most ${GRID_IDS}: what is short first, then by name. Counts and warehouses are those of the whole shop`,
  query: onlyShop.extend({
    view: z.enum(stockViews).default('all'),
    warehouse: serialId.optional(),
    /** A part of the title in any language, of the address, or the shop's own code or the GTIN. */
    search: line(1, 100).optional(),
  }),
  answers: {
    200: z.object({
      ids: z.array(serialId),
      total: z.int(),
      at: time,
      counts: z.record(z.enum(stockViews), z.int()),
      warehouses: z.array(z.object({ id: serialId, name: z.string() })),
    }),
  },
})

export const listStock = endpoint({
  ...reading,
  name: 'listStock',
  path: '/seller/stock',
  summary: `The stock of at most ${GRID_BLOCK} products of the shop, in the order of the ids; those of others are left out`,
  query: onlyShop.extend({ ids: repeated(serialId, GRID_BLOCK), lang: z.enum(languages).default('it') }),
  answers: { 200: z.array(stockRow) },
})
