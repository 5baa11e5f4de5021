import * as contract from '@filiera/contract/console/reviews'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { listShopReviews } from './list-shop-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { reportReview } from './report-review.ts'

/** Reviews of a shop's products, and what the shop replies. */
export const consoleReviewsRoutes = (services: Services) => [
  bind(contract.listShopReviews, ({ query: { stars, reply, review, after, lang }, identity }) =>
    listShopReviews(services, {
      sellerId: identity.sellerId,
      stars,
      isUnanswered: reply === 'none',
      id: review,
      after,
      lang,
    }),
  ),
  bind(contract.reportReview, (call) =>
    reportReview(services, shopActor(call), call.params.id, { ...call.body, lang: call.query.lang }),
  ),
  bind(contract.replyToReview, (call) =>
    replyToReview(services, shopActor(call), call.params.id, { ...call.body, lang: call.query.lang }),
  ),
]
