import type { reviewSorts as contractSorts } from '@filiera/contract/catalog/reviews'

/** Reviews shown at first and added each time. */
export const REVIEWS_PER_STEP = 5
/** More than this is read by stars and order. */
export const MAX_REVIEWS_SHOWN = 100

export type ReviewSort = (typeof contractSorts)[number]
/** Written out: the contract's own list would bring the validator of every call into the browser. */
const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[]

export type ReviewQuery = {
  /** Only reviews with so many stars. */
  stars: number | null
  /** null is the latest first. */
  sort: ReviewSort | null
  /** How many are shown. */
  shown: number
}

/** Reads the address of a product page; what is unknown or wrong in it is left out. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const stars = Number(params.get('stars'))
  const shown = Number(params.get('reviews'))
  const sort = reviewSorts.find((known) => known === params.get('sort')) ?? null
  const steps = Number.isInteger(shown) ? Math.ceil(shown / REVIEWS_PER_STEP) : 1
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    sort: sort === 'newest' ? null : sort,
    shown: Math.min(MAX_REVIEWS_SHOWN, Math.max(1, steps) * REVIEWS_PER_STEP),
  }
}

/** The one way to write a query. Starts with `?` unless empty. */
export function reviewSearch({ stars, sort, shown }: ReviewQuery): string {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (sort) params.set('sort', sort)
  if (shown > REVIEWS_PER_STEP) params.set('reviews', String(shown))
  const search = params.toString()
  return search ? `?${search}` : ''
}
