import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Language } from '@filiera/domain/languages'
import { readProductTexts } from '../../catalog/products/read-products.ts'
import { listReviews, type ReviewQuery } from '../../catalog/reviews/list-reviews.ts'
import { readOwnReview } from '../../catalog/reviews/read-own-review.ts'
import type { Services } from '../../services.ts'
import { orNull } from './read-order-pages.ts'

/** What the account wrote about a product; `query` is of the others' reviews. @throws ProblemError not_found */
export async function readOwnReviewPage(
  services: Services,
  accountId: string,
  productId: string,
  query: ReviewQuery & { lang: Language },
) {
  const { database } = services
  const [own, [product], reviews] = await Promise.all([
    readOwnReview(services, accountId, productId),
    readProductTexts(database, [productId], query.lang),
    orNull(listReviews(database, productId, query)),
  ])
  return { own, product: product === undefined ? null : (JSON.parse(product) as Product), reviews }
}
