import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { euros, limit, line, orderId, start, time, uuid } from './values.ts'

/** Why a person must look (payments reference §6). */
export const reviewKinds = [
  'payment_mismatch',
  'refund_failed',
  'transfer_blocked',
  'seller_debt',
  'dispute',
  'effect_failed',
] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** What an operator may decide; which of them a task offers stands in its `choices`. */
export const reviewDecisions = [
  'look_again',
  'refund',
  'retry',
  'dispute_won',
  'dispute_lost',
  'close',
] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** A case for a person: nothing moves until it is decided. */
export const reviewTask = z
  .object({
    id: uuid,
    kind: z.enum(reviewKinds),
    /** What happened, in plain English. */
    reason: z.string(),
    provider: z.enum(['mangopay', 'stripe']).nullable(),
    /** The provider's object, to be found in its dashboard. */
    providerRef: z.string().nullable(),
    checkoutId: uuid.nullable(),
    orderId: orderId.nullable(),
    amount: euros.nullable(),
    openedAt: time,
    choices: z.array(z.enum(reviewDecisions)),
    decision: z.enum(reviewDecisions).nullable(),
    decidedAt: time.nullable(),
    note: z.string(),
  })
  .meta({ id: 'ReviewTask' })
export type ReviewTask = z.output<typeof reviewTask>

const operating = { tag: 'Operator', access: 'operator', exposed: false } as const

export const listReviewTasks = endpoint({
  ...operating,
  name: 'listReviewTasks',
  method: 'GET',
  path: '/operator/reviews',
  summary: 'The review queue: open cases, oldest first; decided ones, newest first',
  query: z.strictObject({ start, limit, state: z.enum(['open', 'decided']).optional() }),
  answers: { 200: z.array(reviewTask) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const decideReviewTask = endpoint({
  ...operating,
  name: 'decideReviewTask',
  method: 'POST',
  path: '/operator/reviews/:id/decide',
  summary: 'Decides a case, once; recorded with who and why',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ decision: z.enum(reviewDecisions), note: line(3, 500) }),
  answers: { 200: reviewTask },
  problems: [
    'not_signed_in',
    'forbidden',
    'invalid_body',
    'not_found',
    'illegal_transition',
    'provider_unavailable',
  ],
})
