import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limit, line, onlyShop, serialId, time, uuid } from '../values.ts'
import { sellerProduct } from './seller-products.ts'

/** Why pieces came or went: produced or delivered, sold at the stall, damaged, expired, used, counted. */
export const stockReasons = ['delivery', 'stall', 'damage', 'expired', 'own-use', 'recount'] as const
export type StockReason = (typeof stockReasons)[number]

const pieces = z.int().min(0).max(100_000)
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
    'Adds or takes pieces with a reason, or says what was counted and what was shown when it was: sales in between stay sold. Sent again with its `requestId` it is the same movement',
  permission: 'stock:write',
  audits: 'stock',
  query: onlyShop,
  body: z.union([
    z.strictObject({
      delta: z
        .int()
        .min(-100_000)
        .max(100_000)
        .refine((value) => value !== 0, 'must not be 0'),
      reason: z.enum(stockReasons),
      ...moved,
    }),
    z.strictObject({ counted: pieces, shown: pieces, ...moved }),
  ]),
  answers: { 200: sellerProduct },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'invalid_body', 'not_found'],
})

export const stockMovement = z
  .object({
    id: serialId,
    at: time,
    delta: z.int(),
    stockAfter: z.int(),
    reason: z.enum(stockReasons),
    note: z.string(),
    /** Name of who did it; empty for an account that was deleted. */
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
    'What came and went of a product besides sales, the latest first; `before` is the id of the last one seen',
  permission: 'stock:read',
  query: onlyShop.extend({ limit, before: serialId.optional() }),
  answers: { 200: z.array(stockMovement) },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'not_found'],
})
