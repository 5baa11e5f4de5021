import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { lang, limit, queryInteger, serialId, start, time, uuid } from './values.ts'

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
