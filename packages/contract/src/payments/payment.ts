import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentStatus } from '../orders/orders.ts'
import { euros, orderId, time, uuid } from '../values.ts'

const text = (max: number) => z.string().max(max)

/** The nine fields that 3-D Secure needs (specification §3 "Payment"). */
export const browserInfo = z.strictObject({
  acceptHeader: text(500),
  javaEnabled: z.boolean(),
  language: text(40),
  colorDepth: z.int().min(0).max(128),
  screenHeight: z.int().min(0).max(100_000),
  screenWidth: z.int().min(0).max(100_000),
  timeZoneOffset: z.int().min(-1440).max(1440),
  userAgent: text(1000),
  javascriptEnabled: z.boolean(),
})
export type BrowserInfo = z.output<typeof browserInfo>

export const paymentFailureReasons = [
  'declined',
  'other_card',
  'expired_card',
  'authentication',
  'cancelled',
  'expired',
  'technical',
  'refused',
  'duplicate',
  'card_required',
  'unavailable',
] as const

/** Where the money of a bank transfer goes, exactly as the provider wrote it (payments reference §3.10). */
export const bankWire = z
  .object({
    ownerName: z.string(),
    /** Street, place and country of the owner, as lines. */
    ownerAddress: z.array(z.string()),
    iban: z.string(),
    bic: z.string(),
    /** To be written into the transfer: the money is recognised by it. */
    reference: z.string(),
  })
  .meta({ id: 'BankWire' })
export type BankWire = z.output<typeof bankWire>

export const providerNames = ['mangopay', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * Provider's own PascalCase names first, ours after (payments reference §5). The check of a new card is one of type
 * `card_validation` that pays nothing: no checkout, no orders, amount 0, `paid` once the bank has confirmed the card.
 */
export const paymentInfo = z
  .object({
    Id: z.string(),
    SecureModeRedirectURL: z.string().nullable(),
    RedirectURL: z.string().nullable(),
    SecureModeReturnURL: z.string().nullable(),
    provider: z.enum(providerNames),
    type: z.string(),
    status: paymentStatus,
    /** Null for the check of a card. */
    checkoutId: uuid.nullable(),
    orders: z.array(orderId),
    amount: euros,
    currency: z.literal('EUR'),
    expiresAt: time.nullable(),
    error: z
      .object({ code: z.literal('payment_error'), reason: z.enum(paymentFailureReasons), retry: z.boolean() })
      .nullable(),
    /** Scheme and mask of the card that was charged; only of what was paid with a card that was registered here. */
    card: z.object({ type: z.string(), alias: z.string() }).optional(),
    /** The saved card that is being checked; only of a card's check. */
    cardId: uuid.optional(),
    /** Only of a bank transfer that is waited for. */
    bankWire: bankWire.optional(),
  })
  .meta({ id: 'PaymentInfo' })
export type PaymentInfo = z.output<typeof paymentInfo>

/** A way to pay: the provider, and the `type` that starts it there. */
export const paymentWay = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('mangopay'),
    type: z.enum(['direct_debit', 'web', 'paypal', 'satispay', 'bankwire']),
  }),
  z.object({ provider: z.literal('stripe'), type: z.literal('hosted') }),
])
export type PaymentWay = z.output<typeof paymentWay>

export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/payment/methods',
  summary: 'The ways to pay that this shop offers, in the order in which they are shown',
  tag: 'Payment',
  access: 'public',
  exposed: true,
  answers: { 200: z.array(paymentWay) },
  problems: [],
})

const owned = { tag: 'Payment', access: 'customer', exposed: true } as const
const startProblems = [
  'not_signed_in',
  'invalid_body',
  'bad_request',
  'not_found',
  'expired',
  'in_progress',
  'payment_error',
  'too_many_attempts',
  'sold_out',
  'seller_not_payable',
  'provider_unavailable',
] as const

export const payWithMangopay = endpoint({
  ...owned,
  name: 'payWithMangopay',
  method: 'POST',
  path: '/payment/mangopay/:order',
  summary: 'Starts or resumes a MangoPay payment of the checkout that holds the order',
  params: z.strictObject({ order: z.union([orderId, uuid]) }),
  body: z.strictObject({
    /**
     * `direct_debit` charges a saved card (3-D Secure); `web` is the hosted page; `paypal`, `satispay` and `bankwire` where the
     * shop offers them (payments reference §2.2).
     */
    type: z.string().max(40).default('web'),
    cardId: uuid.optional(),
    browserInfo: browserInfo.optional(),
  }),
  answers: { 200: paymentInfo },
  problems: startProblems,
})

export const payWithStripe = endpoint({
  ...owned,
  name: 'payWithStripe',
  method: 'POST',
  path: '/payment/stripe/:id',
  summary: 'Starts or resumes a hosted Stripe Checkout of the checkout; the body is empty',
  params: z.strictObject({ id: z.union([orderId, uuid]) }),
  body: z.strictObject({}).nullish(),
  answers: { 200: paymentInfo },
  problems: startProblems,
})

export const getPayment = endpoint({
  ...owned,
  name: 'getPayment',
  method: 'GET',
  path: '/payment/:id',
  summary:
    'Status by our id, the provider’s id, an order, a checkout or the check of a card; asks the provider when it may have changed',
  params: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(128)
      .regex(/^[A-Za-z0-9_-]+$/, 'not an id'),
  }),
  answers: { 200: paymentInfo },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const getOrderPayment = endpoint({
  ...owned,
  name: 'getOrderPayment',
  method: 'GET',
  path: '/me/orders/:id/payment',
  summary: 'The current attempt of the order’s checkout',
  params: z.strictObject({ id: orderId }),
  answers: { 200: paymentInfo },
  problems: ['not_signed_in', 'not_found'],
})

export const mangopayHook = endpoint({
  name: 'mangopayHook',
  method: 'GET',
  path: '/hooks/mangopay/:secret',
  summary: 'Unsigned hint of MangoPay: noted, then the object is fetched',
  tag: 'Hooks',
  access: 'provider',
  exposed: false,
  params: z.strictObject({ secret: z.string().max(128) }),
  query: z.object({
    EventType: z.string().max(80).optional(),
    RessourceId: z.string().max(200).optional(),
    Date: z.string().max(20).optional(),
  }),
  answers: { 200: z.object({ received: z.boolean() }) },
  problems: ['not_found'],
})

export const stripeHook = endpoint({
  name: 'stripeHook',
  method: 'POST',
  path: '/hooks/stripe',
  summary: 'Signed event of Stripe, checked on the raw bytes',
  tag: 'Hooks',
  access: 'provider',
  exposed: false,
  answers: { 200: z.object({ received: z.boolean() }) },
  problems: ['bad_request'],
})
