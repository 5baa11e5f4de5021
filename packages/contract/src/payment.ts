import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paymentStatus } from './orders.ts'
import { euros, orderId, time, uuid } from './values.ts'

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

/** Provider's own PascalCase names first, ours after (payments reference §5). */
export const paymentInfo = z
  .object({
    Id: z.string(),
    SecureModeRedirectURL: z.string().nullable(),
    RedirectURL: z.string().nullable(),
    SecureModeReturnURL: z.string().nullable(),
    provider: z.enum(['mangopay', 'stripe']),
    type: z.string(),
    status: paymentStatus,
    checkoutId: uuid,
    orders: z.array(orderId),
    amount: euros,
    currency: z.literal('EUR'),
    expiresAt: time.nullable(),
    error: z
      .object({ code: z.literal('payment_error'), reason: z.enum(paymentFailureReasons), retry: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'PaymentInfo' })
export type PaymentInfo = z.output<typeof paymentInfo>

const owned = { tag: 'Payment', access: 'customer', exposed: true } as const
const startProblems = [
  'not_signed_in',
  'invalid_body',
  'bad_request',
  'not_found',
  'expired',
  'in_progress',
  'card_required',
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
    /** `direct_debit` charges a saved card (3-D Secure); `web` is the hosted page. */
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
    'Status by our id, the provider’s id, an order or a checkout; asks the provider when it may have changed',
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

export const card = z
  .object({
    id: uuid,
    alias: z.string(),
    type: z.string(),
    /** MM/YY */
    expiry: z.string(),
    expired: z.boolean(),
    currency: z.literal('EUR'),
    active: z.boolean(),
    favourite: z.boolean(),
    validity: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
  })
  .meta({ id: 'Card' })
export type Card = z.output<typeof card>

const cards = { tag: 'Cards', access: 'customer', exposed: true } as const

export const listCards = endpoint({
  ...cards,
  name: 'listCards',
  method: 'GET',
  path: '/payment/cards',
  summary: 'Saved cards of the account',
  answers: { 200: z.array(card) },
  problems: ['not_signed_in'],
})

export const startCardRegistration = endpoint({
  ...cards,
  name: 'startCardRegistration',
  method: 'POST',
  path: '/payment/cards/register',
  summary: 'Step 1: where the browser posts the card, never through our servers',
  body: z.strictObject({
    currency: z.literal('EUR'),
    cardType: z.string().min(2).max(40),
    oneTime: z.boolean(),
    activate: z.boolean(),
  }),
  answers: {
    200: z.object({
      cardRegistrationId: z.string(),
      cardRegistrationURL: z.string(),
      accessKeyRef: z.string(),
      data: z.string(),
      expiresAt: time,
    }),
  },
  problems: [
    'not_signed_in',
    'invalid_body',
    'card_registration_error',
    'rate_limited',
    'provider_unavailable',
  ],
})

export const finishCardRegistration = endpoint({
  ...cards,
  name: 'finishCardRegistration',
  method: 'PUT',
  path: '/payment/cards/register',
  summary: 'Step 3: what the tokeniser answered becomes a card',
  body: z.strictObject({
    data: z.string().min(1).max(4096),
    cardRegistrationId: z.string().min(1).max(128),
    activate: z.boolean(),
    oneTime: z.boolean(),
    browserInfo: browserInfo.optional(),
  }),
  answers: { 200: card },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'card_registration_error', 'provider_unavailable'],
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
