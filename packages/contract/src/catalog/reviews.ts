import { languages } from '@filiera/domain/languages'
import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, limit, line, queryInteger, serialId, start, time, uuid } from '../values.ts'

/** How reviews are ordered; the latest first without asking. */
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const

export const review = z
  .object({
    id: uuid,
    stars: z.int().min(1).max(5),
    /** Empty when the author gave none, like `text`. */
    title: z.string(),
    text: z.string(),
    /** First name and initial. */
    author: z.string(),
    createdAt: time,
    /** Bought in this shop: every review is, it hangs on a delivered order line. */
    verified: z.boolean(),
    /** Language it was written in. */
    lang: z.enum(languages),
    reply: z.object({ text: z.string(), author: z.string(), createdAt: time }).optional(),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof review>

export const reviewList = z
  .object({
    reviews: z.array(review),
    /** How many match `stars`; without it, all of them. */
    total: z.int(),
    /** Mean of all stars, two decimals; 0 without reviews. */
    mean: z.number(),
    /** Of all reviews, from five stars to one; percentages with one decimal. */
    distribution: z.array(z.object({ stars: z.int(), count: z.int(), percentage: z.number() })).length(5),
  })
  .meta({ id: 'ReviewList' })
export type ReviewList = z.output<typeof reviewList>

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/products/:product/reviews',
  summary: 'Reviews of a product with mean and distribution (§3, §9)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: z.strictObject({ product: serialId }),
  query: z.strictObject({
    start,
    limit,
    stars: queryInteger(1, 5).optional(),
    sort: z.enum(reviewSorts).optional(),
    lang,
  }),
  answers: { 200: reviewList },
  problems: ['bad_request', 'not_found'],
})

const stars = z.int().min(1).max(5)
/** Several lines; other control characters than line breaks and tabs are refused. */
const reviewText = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), { error: 'contains control characters' })
const written = { stars, title: line(0, 120).optional(), text: reviewText.optional() }
const ofProduct = z.strictObject({ product: serialId })
const ofReview = z.strictObject({ product: serialId, reviewId: uuid })
const own = { tag: 'Reviews', access: 'customer', exposed: true } as const

export const getOwnReview = endpoint({
  ...own,
  name: 'getOwnReview',
  method: 'GET',
  path: '/products/:product/reviews/mine',
  summary: 'The caller’s review of a product and whether one may be written (decision 21)',
  params: ofProduct,
  answers: {
    200: z.object({
      review: review.nullable(),
      /** A delivered line of the product waits for its review. */
      canWrite: z.boolean(),
      /** Until when the review may be edited; null without one. */
      editableUntil: time.nullable(),
      /** The name that a review written or edited now would show; null when the account has none. */
      signedAs: z.string().nullable(),
    }),
  },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const createReview = endpoint({
  ...own,
  name: 'createReview',
  method: 'POST',
  path: '/products/:product/reviews',
  summary: 'Reviews a product of a delivered order, once (decision 21)',
  params: ofProduct,
  query: z.strictObject({ lang }),
  body: z.strictObject({ product: serialId, ...written }),
  answers: { 201: review },
  problems: [
    'not_signed_in',
    'bad_request',
    'invalid_body',
    'not_found',
    'not_bought',
    'already_reviewed',
    'rate_limited',
  ],
})

export const updateReview = endpoint({
  ...own,
  name: 'updateReview',
  method: 'PUT',
  path: '/products/:product/reviews/:reviewId',
  summary: `Changes the caller’s own review within ${REVIEW_EDIT_DAYS} days`,
  params: ofReview,
  body: z.strictObject(written),
  answers: { 200: review },
  problems: ['not_signed_in', 'bad_request', 'invalid_body', 'not_found', 'expired'],
})

export const removeReview = endpoint({
  ...own,
  name: 'removeReview',
  method: 'DELETE',
  path: '/products/:product/reviews/:reviewId',
  summary: 'Takes the caller’s own review away; one that was hidden stays',
  params: ofReview,
  answers: { 204: null },
  problems: ['not_signed_in', 'bad_request', 'not_found', 'illegal_transition'],
})
