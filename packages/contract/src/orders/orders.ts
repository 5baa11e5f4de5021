import { languages } from '@filiera/domain/languages'
import { shippingMethodCodes } from '@filiera/domain/places/shipping'
import { z } from 'zod'
import { deliveryDates } from '../catalog/catalogue.ts'
import { address } from '../customers/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { email, euros, limit, orderId, pieces, searchText, serialId, start, time, uuid } from '../values.ts'

/** Order statuses (decision 15). */
export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'ACCEPTED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'PAYMENT_FAILED',
  'EXPIRED',
  'CANCELLED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
] as const
export const orderStatus = z.enum(orderStatuses)
export type OrderStatus = z.output<typeof orderStatus>

/** Payment statuses on the wire (payments reference §5). */
export const paymentStatuses = [
  'pending',
  'requires_action',
  'processing',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'partially_refunded',
  'review',
] as const
export const paymentStatus = z.enum(paymentStatuses)

/** The address as it was when the order was placed. */
export const orderAddress = address.omit({
  id: true,
  defaultShipping: true,
  defaultBilling: true,
  tag: true,
  warning: true,
})

export const orderItem = z.object({
  productId: serialId,
  title: z.string(),
  image: z.string(),
  quantity: z.int(),
  price: euros,
  priceDiscounted: euros.nullable(),
  lineCost: euros,
  vatRate: z.number(),
  withdrawal: z.string(),
  /** Whether it is handed over to adults only. */
  alcohol: z.boolean(),
  /** Units whose money went back. */
  refundedQuantity: z.int().min(0),
})

/** Money that goes or went back to the customer of an order. */
const orderRefund = z.object({
  id: uuid,
  amount: euros,
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.enum(['cancelled', 'not_accepted', 'withdrawal', 'seller', 'operator', 'provider']),
  at: time,
  /** Not sent before this time, because the provider takes the same amount of one payment once in 24 hours; null when it need not wait. */
  waitsUntil: time.nullable(),
})

/** Net and VAT of each rate. */
const vatGroups = z.array(z.object({ rate: z.number(), net: euros, vat: euros }))

/** What the customer may do with an order now. */
export const orderActions = ['pay', 'cancel', 'withdraw', 'reorder', 'message'] as const

export const order = z
  .object({
    idHash: orderId,
    /** Same as `idHash` (§7: "each item gets id from idHash"). */
    id: orderId,
    checkoutId: uuid,
    /** Goods after discount plus shipping. */
    amount: euros,
    status: orderStatus,
    shipmentAddress: orderAddress,
    invoiceAddress: orderAddress,
    contactEmailAddress: z.string(),
    /** Version of the terms of sale that were accepted when it was placed (decision 14). */
    termsVersion: z.string(),
    createdAt: time,
    seller: z.object({
      id: serialId,
      name: z.string(),
      company: z.string(),
      email: z.string(),
      city: z.string(),
      region: z.string(),
    }),
    warehouse: z.object({ id: serialId, name: z.string() }),
    items: z.array(orderItem),
    shipping: z.object({
      method: z.enum(shippingMethodCodes),
      label: z.string(),
      price: euros,
      carrier: z.string().nullable(),
      tracking: z.string().nullable(),
      /** Page of the carrier that follows the parcel. */
      trackingUrl: z.string().nullable(),
    }),
    vat: vatGroups,
    timeline: z.array(z.object({ status: orderStatus, at: time })),
    payment: z.object({ status: paymentStatus }),
    /** When it is expected in Italy, from the payment on; null abroad. */
    delivery: deliveryDates.nullable(),
    refunds: z.array(orderRefund),
    /** What went back so far, what of the amount stays paid, and the VAT in that; null while nothing went back. */
    afterRefunds: z.object({ refunded: euros, amount: euros, vat: vatGroups }).nullable(),
    actions: z.array(z.enum(orderActions)),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof order>

/** Status, addresses and contact of the first order; total is the sum of the amounts (§3). */
export const checkout = z
  .object({
    id: uuid,
    orders: z.array(order),
    status: orderStatus,
    shipmentAddress: orderAddress,
    invoiceAddress: orderAddress,
    contactEmailAddress: z.string(),
    total: euros,
    expiresAt: time,
    /** The newer checkout that took the place of this one. */
    replacedBy: uuid.nullable(),
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.output<typeof checkout>

const owned = { tag: 'Orders', access: 'customer', exposed: true } as const

/** Header that makes a repeated call the same one: a placement (decision 14), a message about an order. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(120).optional() })

export const checkoutInput = z.strictObject({
  shippingAddressId: uuid,
  billingAddressId: uuid,
  shippingMethod: z.enum(shippingMethodCodes),
  contactEmailAddress: email.optional(),
  acceptTerms: z.literal(true),
  ageConfirmed: z.boolean().optional(),
  /** Total the customer saw, in euros: another total asks for a new confirmation (decision 36). */
  confirmedTotal: euros.optional(),
  /** Lines the customer saw, with the price of one piece in euros: a difference asks for a new confirmation (decision 36). */
  confirmedLines: z
    .array(z.strictObject({ productId: serialId, quantity: pieces, price: euros }))
    .max(200)
    .optional(),
  /** Language of the pages the customer came from: mails and return addresses; else the account's. */
  locale: z.enum(languages).optional(),
})
export type CheckoutInput = z.output<typeof checkoutInput>

export const placeCheckout = endpoint({
  ...owned,
  name: 'placeCheckout',
  method: 'POST',
  path: '/me/orders/checkouts',
  summary: 'Turns the carts into one checkout with one order per warehouse, prices frozen, stock held',
  headers: idempotencyHeaders,
  body: checkoutInput,
  answers: { 201: checkout },
  problems: [
    'not_signed_in',
    'invalid_body',
    'not_found',
    'cart_empty',
    'cart_changed',
    'sold_out',
    'not_deliverable',
    'seller_not_payable',
    'idempotency_conflict',
    'rate_limited',
  ],
})

export const placeOrder = endpoint({
  ...owned,
  name: 'placeOrder',
  method: 'POST',
  path: '/me/orders',
  summary: 'Turns one cart into one order, inside a checkout of its own; as placing a checkout in all else',
  headers: idempotencyHeaders,
  body: checkoutInput.extend({ cartId: uuid }),
  answers: { 201: order },
  problems: placeCheckout.problems,
})

/** `bought`: part of a product's title, as it was bought, or of a seller's name. */
const listFilters = { status: orderStatus.optional(), bought: searchText.optional() }
const listQuery = z.strictObject({ start, limit, ...listFilters })

export const listCheckouts = endpoint({
  ...owned,
  name: 'listCheckouts',
  method: 'GET',
  path: '/me/orders/checkouts',
  summary: 'Checkouts of the account, newest first',
  query: listQuery,
  answers: { 200: z.array(checkout) },
  problems: ['not_signed_in', 'bad_request'],
})

export const countCheckouts = endpoint({
  ...owned,
  name: 'countCheckouts',
  method: 'GET',
  path: '/me/orders/checkouts/count',
  summary: 'Number of checkouts of the account',
  query: z.strictObject(listFilters),
  answers: { 200: z.int() },
  problems: ['not_signed_in', 'bad_request'],
})

export const getOpenCheckout = endpoint({
  ...owned,
  name: 'getOpenCheckout',
  method: 'GET',
  path: '/me/orders/checkouts/open',
  summary: 'The checkout of the account that waits for its payment; there is at most one',
  answers: { 200: z.object({ checkout: checkout.nullable() }) },
  problems: ['not_signed_in'],
})

export const getCheckout = endpoint({
  ...owned,
  name: 'getCheckout',
  method: 'GET',
  path: '/me/orders/checkouts/:id',
  summary: 'One checkout of the account',
  params: z.strictObject({ id: uuid }),
  answers: { 200: checkout },
  problems: ['not_signed_in', 'not_found'],
})

export const listOrders = endpoint({
  ...owned,
  name: 'listOrders',
  method: 'GET',
  path: '/me/orders',
  summary: 'Orders of the account, newest first',
  query: listQuery,
  answers: { 200: z.array(order) },
  problems: ['not_signed_in', 'bad_request'],
})

export const getOrder = endpoint({
  ...owned,
  name: 'getOrder',
  method: 'GET',
  path: '/me/orders/:id',
  summary: 'One order of the account',
  params: z.strictObject({ id: orderId }),
  answers: { 200: order },
  problems: ['not_signed_in', 'not_found'],
})
