import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { z } from 'zod'
import { deliveryDates, warehouse } from '../catalog/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { euros, lang, pieces, serialId, time, uuid } from '../values.ts'

export const cartChanges = ['price_up', 'price_down', 'sold_out', 'capped', 'gone'] as const

export const cartItem = z
  .object({
    productId: serialId,
    quantity: z.int(),
    image: z.string(),
    title: z.string(),
    /** Before a reduction, as a product says it. */
    price: euros,
    priceDiscounted: euros.nullable(),
    lineCost: euros,
    lineCostDiscount: euros,
    available: z.boolean(),
    change: z.enum(cartChanges).nullable(),
    /** Price of one piece when it was added, where `change` is a price. */
    priceWhenAdded: euros,
    /** Highest quantity the stock allows (at most 99). */
    maxQuantity: z.int(),
    /** Its place among the lines: oldest first. */
    addedAt: time,
    alcohol: z.boolean(),
    shipsTo: z.array(z.string()),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.output<typeof cartItem>

/** One per warehouse; no shipping inside `totalCost*` (wire "Cart"). */
export const cart = z
  .object({
    id: uuid,
    items: z.array(cartItem),
    totalItems: z.int(),
    totalCost: euros,
    totalCostDiscount: euros,
    shipping: z.object({ cost: euros, missingToFree: euros.nullable() }),
    warehouse: warehouse.extend({ region: z.string() }),
    seller: z.object({
      id: serialId,
      name: z.string(),
      city: z.string(),
      region: z.string(),
      /** On holiday: nothing of this cart can be had for now (decision 39). */
      closed: z.boolean(),
      /** The last day of its holidays; null while it is open. */
      closedUntil: z.iso.date().nullable(),
      /** What it says until then, empty where it says nothing of its own. */
      closedText: z.string(),
    }),
    /** When it would arrive in Italy if ordered now; null while nothing of it can be had. */
    delivery: deliveryDates.nullable(),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>

const step = z
  .int()
  .min(-MAX_LINE_QUANTITY)
  .max(MAX_LINE_QUANTITY)
  .refine((value) => value !== 0, { error: 'must not be 0' })
/** `image` is accepted and dropped (wire "Cart"). */
const image = z.string().max(500).optional()
export const cartLineInput = z.strictObject({ productId: serialId, quantity: pieces, image })
const cartStep = z.strictObject({
  productId: serialId,
  quantity: step.default(1),
  image,
  /** `addedAt` of a line that was removed: put back, it takes its place again. */
  addedAt: time.optional(),
})
const lines = z.array(cartLineInput).max(200)

/** Language of the titles. */
const query = z.strictObject({ lang })
const cartTag = { tag: 'Cart', exposed: true } as const

export const getCarts = endpoint({
  ...cartTag,
  name: 'getCarts',
  method: 'GET',
  path: '/me/carts',
  summary: 'Carts of the account, one per warehouse',
  access: 'customer',
  query,
  answers: { 200: z.array(cart) },
  problems: ['not_signed_in'],
})

export const stepCartItem = endpoint({
  ...cartTag,
  name: 'stepCartItem',
  method: 'PUT',
  path: '/me/carts',
  summary: 'Adds or takes away: quantity is a step (+n, −n)',
  access: 'customer',
  query,
  body: cartStep,
  answers: { 200: z.array(cart) },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'sold_out', 'seller_not_payable'],
})

export const mergeCart = endpoint({
  ...cartTag,
  name: 'mergeCart',
  method: 'PATCH',
  path: '/me/carts',
  summary: 'Merges a visitor’s lines into the account (decision 12)',
  access: 'customer',
  query,
  body: z.strictObject({ id: z.literal(-1), items: lines }),
  answers: {
    200: z.object({
      carts: z.array(cart),
      changes: z.array(
        z.object({
          productId: serialId,
          title: z.string(),
          change: z.enum(['added', 'raised', 'capped', 'sold_out', 'gone']),
          quantity: z.int(),
        }),
      ),
    }),
  },
  problems: ['not_signed_in', 'invalid_body'],
})

export const removeCartItem = endpoint({
  ...cartTag,
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/me/carts/:cartId/:productId',
  summary: 'Removes a line',
  access: 'customer',
  query,
  params: z.strictObject({ cartId: uuid, productId: serialId }),
  answers: { 200: z.array(cart) },
  problems: ['not_signed_in', 'not_found'],
})

/** "Mine" in the path of `clearCarts`; nothing else is accepted there. */
export const OWN_CART_ID = '-1'

export const clearCarts = endpoint({
  ...cartTag,
  name: 'clearCarts',
  method: 'DELETE',
  path: '/me/cart/:id',
  summary: 'Empties every cart; the id is −1, meaning mine',
  access: 'customer',
  params: z.strictObject({ id: z.string().max(20) }),
  answers: { 204: null },
  problems: ['not_signed_in', 'not_found'],
})

export const getVisitorCarts = endpoint({
  ...cartTag,
  name: 'getVisitorCarts',
  method: 'GET',
  path: '/public/carts',
  summary: 'Carts of the visitor’s signed cookie, for pages without JavaScript; none without a cookie',
  access: 'visitor',
  query,
  answers: { 200: z.array(cart) },
  problems: [],
})

export const putVisitorCart = endpoint({
  ...cartTag,
  name: 'putVisitorCart',
  method: 'PUT',
  path: '/public/carts',
  summary: 'Replaces the visitor’s lines, or steps one; the cart cookie is signed (decision 11)',
  access: 'visitor',
  query,
  body: z.union([z.strictObject({ items: lines }), cartStep]),
  answers: { 200: z.array(cart) },
  problems: ['invalid_body', 'not_found', 'sold_out', 'seller_not_payable'],
})

export const removeVisitorCartItem = endpoint({
  ...cartTag,
  name: 'removeVisitorCartItem',
  method: 'PATCH',
  path: '/public/carts',
  summary: 'Removes a line of the visitor’s cart',
  access: 'visitor',
  query: z.strictObject({ itemId: serialId, lang }),
  answers: { 200: z.array(cart) },
  problems: ['bad_request'],
})
