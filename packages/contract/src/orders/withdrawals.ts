import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, euros, line, orderId, pieces, serialId, time, uuid } from '../values.ts'

/** Why a line cannot be given back (Directive 2011/83 article 16, Italian Consumer Code article 59). */
export const withdrawalExceptions = [
  'perishable',
  'custom',
  'en-primeur',
  'already_returned',
  'too_late',
] as const

export const withdrawalStatuses = ['requested', 'accepted', 'refused', 'refunded'] as const

/** The receipt of a withdrawal from contract: what was declared, when, and what comes back (Consumer Code article 54-bis). */
export const withdrawal = z
  .object({
    id: uuid,
    orderId,
    status: z.enum(withdrawalStatuses),
    lines: z.array(
      z.object({ productId: serialId, title: z.string(), quantity: z.int().min(1), amount: euros }),
    ),
    /** Goods and, when all of the order goes back, the delivery charge: what will be refunded. */
    amount: euros,
    /** Whether the delivery charge is in it. */
    withShipping: z.boolean(),
    createdAt: time,
    decidedAt: time.nullable(),
    /** Why, as the customer wrote it; empty without one, and once the account was erased. */
    reason: z.string(),
    /** What the seller wrote with the decision; empty without one. */
    note: z.string(),
    /** Until when the goods are to be sent back: 14 days, by which the refund is due too; null when nothing was shipped. */
    sendBackBy: time.nullable(),
    /** When the marketplace, asked because the shop did not answer in time, left the decision to the shop. */
    leftToShopAt: time.nullable(),
  })
  .meta({ id: 'Withdrawal' })
export type Withdrawal = z.output<typeof withdrawal>

/** What of an order can still be given back, line by line, with the reason where it cannot. */
export const withdrawable = z
  .object({
    orderId,
    seller: z.string(),
    createdAt: time,
    deliveredAt: time.nullable(),
    /** End of the right: 14 days after delivery; null before it. */
    deadline: time.nullable(),
    /** Whether the parcel has left: then the goods are sent back first. */
    isShipped: z.boolean(),
    /** Whether the customer's bank looks into the payment: a withdrawal is refunded once it has decided. */
    isDisputed: z.boolean(),
    /** Delivery charge that has not gone back: it does with the last piece. */
    shipping: euros,
    /** What is left of what was paid: no withdrawal comes to more. */
    refundable: euros,
    lines: z.array(
      z.object({
        productId: serialId,
        title: z.string(),
        image: z.string(),
        /** Units that have neither gone back nor are on their way, also those that cannot be given back. */
        remaining: z.int().min(0),
        /** Units that may still be given back; 0 with an exception. */
        quantity: z.int().min(0),
        /** Price of one unit as charged. */
        price: euros,
        exception: z.enum(withdrawalExceptions).nullable(),
        /** Only while the seal is unbroken. */
        sealedOnly: z.boolean(),
      }),
    ),
    withdrawals: z.array(withdrawal),
  })
  .meta({ id: 'Withdrawable' })
export type Withdrawable = z.output<typeof withdrawable>

const lines = z
  .array(z.strictObject({ productId: serialId, quantity: pieces }))
  .min(1)
  .max(100)
const declaration = { lines, reason: line(0, 300).optional() }
const owned = { tag: 'Withdrawal', access: 'customer', exposed: true } as const
const byLink = { tag: 'Withdrawal', access: 'public', exposed: false } as const
const byOrder = z.strictObject({ id: orderId })
/** Token of a mailed link; in the body, so that no log holds it. */
const token = z.string().min(20).max(200)

export const getWithdrawable = endpoint({
  ...owned,
  name: 'getWithdrawable',
  method: 'GET',
  path: '/me/orders/:id/withdrawable',
  summary: 'Which lines of an order can be given back, and why the others cannot',
  params: byOrder,
  answers: { 200: withdrawable },
  problems: ['not_signed_in', 'not_found'],
})

export const withdrawFromOrder = endpoint({
  ...owned,
  name: 'withdrawFromOrder',
  method: 'POST',
  path: '/me/orders/:id/withdraw',
  summary: 'Withdraws from the contract line by line; the answer is the receipt, also mailed',
  params: byOrder,
  body: z.strictObject(declaration),
  answers: { 200: withdrawal },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'illegal_transition'],
})

export const requestWithdrawalLink = endpoint({
  ...byLink,
  name: 'requestWithdrawalLink',
  method: 'POST',
  path: '/withdrawals/link',
  summary: 'Mails the link to withdraw without an account; the same answer whether the order exists or not',
  body: z.strictObject({ orderId, email }),
  answers: { 202: z.object({ status: z.literal('sent') }) },
  problems: ['invalid_body', 'rate_limited'],
})

export const readWithdrawable = endpoint({
  ...byLink,
  name: 'readWithdrawable',
  method: 'POST',
  path: '/withdrawals/read',
  summary: 'What the link’s order still allows to give back; reading uses nothing up',
  body: z.strictObject({ token }),
  answers: { 200: withdrawable },
  problems: ['invalid_body', 'invalid_token', 'rate_limited'],
})

export const withdrawByLink = endpoint({
  ...byLink,
  name: 'withdrawByLink',
  method: 'POST',
  path: '/withdrawals',
  summary: 'The same declaration by the mailed link',
  body: z.strictObject({ token, ...declaration }),
  answers: { 200: withdrawal },
  problems: ['invalid_body', 'invalid_token', 'illegal_transition', 'rate_limited'],
})
