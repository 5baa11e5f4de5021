import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteReview, lockOwnReview, type OwnReview } from './own-review.store.ts'
import { countStars } from './reviews.store.ts'

/** Takes one's own review and its stars away, at any time. @throws ProblemError not_found */
export async function removeReview({ db }: Services, own: OwnReview): Promise<void> {
  const { productId, reviewId } = own
  await inTransaction(db, async (trx) => {
    const known = await lockOwnReview(trx, own)
    if (!known) throw notFound()
    await deleteReview(trx, reviewId)
    if (known.isCounted) await countStars(trx, [{ productId, stars: known.stars }], -1)
  })
}
