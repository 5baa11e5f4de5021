import * as contract from '@filiera/contract/catalog/reviews'
import { bind } from '../../platform/http/endpoint.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { createReview, type ReviewServices, type Written } from './create-review.ts'
import { listReviews } from './list-reviews.ts'
import { readOwnReview } from './read-own-review.ts'
import { removeReview } from './remove-review.ts'
import { updateReview } from './update-review.ts'

/** New reviews of an account an hour. */
const POINTS = 30
const HOUR = 3600

type Body = { stars: number; title?: string | undefined; text?: string | undefined }
const written = ({ stars, title = '', text = '' }: Body): Written => ({ stars, title, text })

/** Reviews: everybody reads them, buyers write one. */
export function reviewsRoutes(services: Services) {
  const { database } = services
  const limit = createRateLimit(database.pool, { name: 'review-account', points: POINTS, seconds: HOUR })
  const withLimit: ReviewServices = { ...services, limit }
  return [
    bind(contract.listReviews, ({ params, query }) => listReviews(database, params.product, query)),
    bind(contract.getOwnReview, ({ params, identity }) =>
      readOwnReview(services, identity.accountId, params.product),
    ),
    bind(contract.createReview, ({ params, query, body, identity }) => {
      if (body.product !== params.product)
        throw new ProblemError('invalid_body', 'The body names another product than the address.', {
          fields: [{ field: 'product', message: 'is not the product of the address' }],
        })
      const review = { ...written(body), lang: query.lang }
      return createReview(withLimit, identity.accountId, params.product, review)
    }),
    bind(contract.updateReview, ({ params, body, identity }) => {
      const own = { accountId: identity.accountId, productId: params.product, reviewId: params.reviewId }
      return updateReview(services, own, written(body))
    }),
    bind(contract.removeReview, async ({ params, identity }) => {
      const own = { accountId: identity.accountId, productId: params.product, reviewId: params.reviewId }
      await removeReview(services, own)
      return undefined
    }),
  ]
}
