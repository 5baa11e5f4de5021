import type { Review } from '@filiera/contract/catalog/reviews'
import type { Language } from '@filiera/domain/languages'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { RateLimit } from '../../platform/http/rate-limit.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { authorName } from './author-name.ts'
import {
  findDeliveredLine,
  findNames,
  findOwnReview,
  insertOwnReview,
  isPublished,
} from './own-review.store.ts'
import { presentReview } from './review.presenter.ts'
import { countStars, type NewReview } from './reviews.store.ts'

export type ReviewServices = Services & { limit: RateLimit }

/** What a customer writes; empty texts are none. */
export type Written = Pick<NewReview, 'stars' | 'title' | 'text'>

const alreadyReviewed = () =>
  new ProblemError('already_reviewed', 'You have reviewed this product: edit that review instead.')

/**
 * Writes the review of a product that was delivered to the account, and counts its stars with it.
 * @throws ProblemError not_found, not_bought, already_reviewed, rate_limited
 */
export async function createReview(
  { db, clock, limit }: ReviewServices,
  accountId: string,
  productId: string,
  written: Written & { lang: Language },
): Promise<Review> {
  await limit.spend(accountId)
  return inTransaction(db, async (trx) => {
    if (!(await isPublished(trx, productId))) throw notFound()
    if (await findOwnReview(trx, accountId, productId)) throw alreadyReviewed()
    const line = await findDeliveredLine(trx, accountId, productId)
    if (!line) throw new ProblemError('not_bought', 'Only those who received the product can review it.')
    const { name, profile } = await findNames(trx, accountId)
    const author = authorName({ ...profile, name }, written.lang)
    const review = { ...written, ...line, productId, accountId, author, reply: null, at: clock.now() }
    if (!(await insertOwnReview(trx, review))) throw alreadyReviewed()
    await countStars(trx, [review], 1)
    const row = await findOwnReview(trx, accountId, productId)
    if (!row) throw new Error('a review that was just written is not there')
    return presentReview(row)
  })
}
