import { z } from 'zod'
import { reportReasons } from '../console/reviews.ts'
import { endpoint } from '../endpoint.ts'
import { orderStatus } from '../orders/orders.ts'
import { euros, limit, line, orderId, serialId, start, time, uuid } from '../values.ts'
import { providerNames } from './payment.ts'

/** Why a person must look (payments reference §6), a shop's report of a review among them. */
export const caseKinds = [
  'payment_mismatch',
  'refund_failed',
  'transfer_blocked',
  'seller_debt',
  'dispute',
  'effect_failed',
  'reported_review',
  'seller_unpayable',
  'return_unanswered',
  'retained_share',
] as const
export type CaseKind = (typeof caseKinds)[number]

/** What an operator may decide; which of them a item offers stands in its `choices`. */
export const caseDecisions = [
  'look_again',
  'refund',
  'retry',
  'dispute_won',
  'dispute_lost',
  'hide_review',
  'close',
] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** The payment of a case as we saw it last; the dispute's own word stands in the case's reason. */
const casePayment = z.object({
  method: z.enum(['card_web', 'card_direct', 'hosted_checkout', 'paypal', 'satispay', 'bank_wire']),
  status: z.enum([
    'creating',
    'requires_action',
    'processing',
    'succeeded',
    'failed',
    'cancelled',
    'expired',
    'review',
  ]),
  /** The provider's payment, to be found in its dashboard. */
  ref: z.string().nullable(),
  amount: euros,
  refunded: euros,
  /** What the provider gave as the reason of a refusal. */
  result: z.string().nullable(),
  /** When it last changed, or was last asked about. */
  seenAt: time,
})

/** An order that a case is about. */
const caseOrder = z.object({
  id: orderId,
  status: orderStatus,
  seller: z.string(),
  amount: euros,
  refunded: euros,
})

/** The refund that a case is about. */
const caseRefund = z.object({
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: euros,
  /** Definite refusals so far. */
  tries: z.int(),
  result: z.string().nullable(),
  /** When it is tried again by itself; null when it does not wait. */
  postponedUntil: time.nullable(),
})

/** The review that a shop reported, as it is now. */
const caseReview = z.object({
  productId: serialId,
  product: z.string(),
  seller: z.string(),
  author: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  reason: z.enum(reportReasons),
  /** The shop's own words, may be empty. */
  words: z.string(),
})

/** A case for a person: nothing moves until it is decided. */
export const caseShape = z
  .object({
    id: uuid,
    kind: z.enum(caseKinds),
    /** What happened, in plain English. */
    reason: z.string(),
    provider: z.enum(providerNames).nullable(),
    /** The provider's object, to be found in its dashboard. */
    providerRef: z.string().nullable(),
    checkoutId: uuid.nullable(),
    orderId: orderId.nullable(),
    amount: euros.nullable(),
    openedAt: time,
    /** What the customer was to pay for the whole purchase. */
    total: euros.nullable(),
    /** Where the customer can be written to. */
    contactEmailAddress: z.string().nullable(),
    orders: z.array(caseOrder),
    payment: casePayment.nullable(),
    refund: caseRefund.nullable(),
    review: caseReview.nullable(),
    choices: z.array(z.enum(caseDecisions)),
    decision: z.enum(caseDecisions).nullable(),
    decidedAt: time.nullable(),
    /** E-mail address of whoever decided. */
    decidedBy: z.string().nullable(),
    note: z.string(),
  })
  .meta({ id: 'Case' })
export type Case = z.output<typeof caseShape>

const operating = { tag: 'Operator', access: 'operator', exposed: false } as const

const filter = {
  kind: z.enum(caseKinds).optional(),
  /**
   * An order number or its beginning (four characters at least, dashes and case as you like), or the whole id of a purchase, of a
   * payment or of the case's object at its provider. E-mail addresses are not looked for: what is searched stands in addresses and logs.
   */
  search: line(1, 100).optional(),
}

const asked = z.strictObject({ start, limit, state: z.enum(['open', 'decided']).optional(), ...filter })

export const listCases = endpoint({
  ...operating,
  name: 'listCases',
  method: 'GET',
  path: '/operator/reviews',
  summary:
    'Cases that only a person can settle: open ones, oldest first; decided ones, newest first; of one kind, or about what is searched',
  query: asked,
  answers: { 200: z.array(caseShape) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

/** Money that cannot go back yet and is tried again by itself. */
const postponedRefund = z.object({
  id: uuid,
  orderId: orderId.nullable(),
  seller: z.string().nullable(),
  amount: euros,
  /** Why it waits, in plain English. */
  reason: z.string(),
  until: time,
})

/** A kind of mail as the program names it. */
const mailKind = z.string().regex(/^[a-z-]{1,60}$/, 'must be a kind of mail')

const overview = z.object({
  open: z.int(),
  decided: z.int(),
  postponed: z.array(postponedRefund),
  /** Mails that were given up, by kind: how many open cases each has, whatever kind and search say. */
  givenUp: z.array(z.object({ kind: mailKind, open: z.int() })),
})

export const getCaseOverview = endpoint({
  ...operating,
  name: 'getCaseOverview',
  method: 'GET',
  path: '/operator/reviews/overview',
  summary:
    'How many cases are open and decided, of those that kind and search leave; refunds that wait, all of them, the next one to be tried first (at most 50)',
  query: z.strictObject(filter),
  answers: { 200: overview },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const readCaseQueuePage = endpoint({
  ...operating,
  name: 'readCaseQueuePage',
  method: 'GET',
  path: '/pages/operator/reviews',
  summary: 'A part of the cases with their overview, in one answer for the page',
  query: asked,
  answers: { 200: z.object({ cases: z.array(caseShape), overview }) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const decideCase = endpoint({
  ...operating,
  name: 'decideCase',
  method: 'POST',
  path: '/operator/reviews/:id/decide',
  summary: 'Decides a case, once; recorded with who and why',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ decision: z.enum(caseDecisions), note: line(3, 500) }),
  answers: { 200: caseShape },
  problems: [
    'not_signed_in',
    'forbidden',
    'invalid_body',
    'not_found',
    'illegal_transition',
    'provider_unavailable',
  ],
})

/** Cases that one call decides. */
export const MAIL_CASES_AT_ONCE = 200

export const decideMailCases = endpoint({
  ...operating,
  name: 'decideMailCases',
  method: 'POST',
  path: '/operator/reviews/decide-mails',
  summary:
    'Decides the open cases of one kind of mail that was given up, the oldest 200; recorded with who and why. Called again it decides what is left',
  body: z.strictObject({ mail: mailKind, decision: z.enum(['retry', 'close']), note: line(3, 500) }),
  answers: {
    /** `left`: still open, also those whose mail is gone and that can only be closed. */
    200: z.object({ decided: z.int(), left: z.int() }),
  },
  problems: ['not_signed_in', 'forbidden', 'invalid_body'],
})
