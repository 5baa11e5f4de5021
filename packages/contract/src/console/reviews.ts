import { z } from 'zod'
import { review } from '../catalog/reviews.ts'
import { endpoint } from '../endpoint.ts'
import { lang, onlyShop, orderId, queryInteger, serialId, text, time, uuid } from '../values.ts'

/** Reviews of a page of the list. */
export const REVIEW_PAGE = 25
/** Longest reply, in characters. */
export const REPLY_LENGTH = 600

/** What a shop may report of a review; the last one and `false` need words. */
export const reportReasons = ['false', 'offensive', 'other_product', 'personal_data', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
/** Reasons that say too little alone. */
export const wordedReasons: readonly ReportReason[] = ['false', 'other']
/** Longest words of a report, in characters. */
export const REPORT_LENGTH = 600

/** A review of one of the shop's products, as the shop sees it. */
export const shopReview = review
  .extend({
    product: z.object({ id: serialId, title: z.string(), picture: z.string().nullable() }),
    /** The order that the product was delivered with. */
    orderId,
    /** Until when the reply may be corrected, 48 hours after it was published; null without one. */
    replyEditableUntil: time.nullable(),
    /** What the shop reported, and whether a person still has to decide; the review is public until then. Null when it did not. */
    report: z
      .object({ reason: z.enum(reportReasons), words: z.string(), at: time, isOpen: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'ShopReview' })
export type ShopReview = z.output<typeof shopReview>

/** Place in the list after a review: its moment in milliseconds and its id. */
const cursor = z
  .string()
  .regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'not a place in the list')

const ofReviews = { tag: 'Seller', access: 'seller', exposed: false } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

export const listShopReviews = endpoint({
  ...ofReviews,
  name: 'listShopReviews',
  method: 'GET',
  path: '/seller/reviews',
  summary: `Published reviews of the shop's products, the newest first, at most ${REVIEW_PAGE}`,
  permission: 'orders:read',
  query: onlyShop.extend({
    stars: queryInteger(1, 5).optional(),
    /** Only those that the shop has not replied to. */
    reply: z.literal('none').optional(),
    /** Just this one. */
    review: uuid.optional(),
    /** `next` of the page before. */
    after: cursor.optional(),
    /** Of the names of products. */
    lang,
  }),
  answers: {
    200: z.object({
      reviews: z.array(shopReview),
      /** Where the list goes on; null at its end. */
      next: z.string().nullable(),
      /** Of all reviews of the shop, and of those without a reply. */
      total: z.int(),
      unanswered: z.int(),
    }),
  },
  problems,
})

export const replyToReview = endpoint({
  ...ofReviews,
  name: 'replyToReview',
  method: 'PUT',
  path: '/seller/reviews/:id/reply',
  summary:
    'Replies to a review in public, once; the reply may be corrected for 48 hours (`expired` after that). 412 when a colleague replied or corrected meanwhile',
  permission: 'orders:write',
  audits: 'review',
  params: z.strictObject({ id: uuid }),
  query: onlyShop.extend({ lang }),
  body: z.strictObject({
    text: text(1, REPLY_LENGTH),
    /** The reply that it corrects, as it was shown; null for the first one. */
    corrects: z.string().max(2000).nullable(),
  }),
  answers: { 200: shopReview },
  problems: [...problems, 'invalid_body', 'not_found', 'expired', 'changed_meanwhile'],
})

export const reportReview = endpoint({
  ...ofReviews,
  name: 'reportReview',
  method: 'POST',
  path: '/seller/reviews/:id/report',
  summary:
    'Reports a review to the marketplace, once (`conflict` after that); it stays public until a person has decided',
  permission: 'orders:write',
  audits: 'review',
  params: z.strictObject({ id: uuid }),
  query: onlyShop.extend({ lang }),
  body: z
    .strictObject({ reason: z.enum(reportReasons), words: text(0, REPORT_LENGTH) })
    .refine(({ reason, words }) => words !== '' || !wordedReasons.includes(reason), {
      error: 'say what is wrong',
      path: ['words'],
    }),
  answers: { 200: shopReview },
  problems: [...problems, 'invalid_body', 'not_found', 'conflict'],
})
