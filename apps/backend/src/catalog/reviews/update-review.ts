import type { Review } from '@filiera/contract/catalog/reviews'
import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { authorName } from './author-name.ts'
import type { Written } from './create-review.ts'
import { editableUntil } from './edit-window.ts'
import { findNames, findOwnReview, lockOwnReview, type OwnReview, rewriteReview } from './own-review.store.ts'
import { presentReview } from './review.presenter.ts'
import { countStars } from './reviews.store.ts'

/** Writes one's own review anew within its days (decision 21), signed with the name of today. @throws ProblemError not_found, expired */
export async function updateReview(
  { db, clock }: Services,
  own: OwnReview,
  written: Written,
): Promise<Review> {
  const { accountId, productId, reviewId } = own
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const known = await lockOwnReview(trx, own)
    if (!known) throw notFound()
    if (now > editableUntil(known.createdAt))
      throw new ProblemError('expired', `A review can be edited for ${REVIEW_EDIT_DAYS} days.`)
    const { name, profile } = await findNames(trx, accountId)
    const author = authorName({ ...profile, name }, known.lang)
    await rewriteReview(trx, reviewId, { ...written, author }, now)
    if (known.isCounted && known.stars !== written.stars) {
      await countStars(trx, [{ productId, stars: known.stars }], -1)
      await countStars(trx, [{ productId, stars: written.stars }], 1)
    }
    const row = await findOwnReview(trx, accountId, productId)
    if (!row) throw notFound()
    return presentReview(row)
  })
}
