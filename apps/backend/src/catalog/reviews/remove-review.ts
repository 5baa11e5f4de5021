import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteReview, lockOwnReview, type OwnReview } from './own-review.store.ts'
import { countStars } from './reviews.store.ts'

/**
 * Takes one's own review and its stars away, at any time. One that was hidden stays, seen by its author alone: who could remove it could
 * write it anew.
 * @throws ProblemError not_found, illegal_transition for a hidden one
 */
export async function removeReview({ db }: Services, own: OwnReview): Promise<void> {
  const { productId, reviewId } = own
  await inTransaction(db, async (trx) => {
    const known = await lockOwnReview(trx, own)
    if (!known) throw notFound()
    if (!known.isCounted)
      throw new ProblemError('illegal_transition', 'A hidden review stays with its account.')
    await deleteReview(trx, reviewId)
    await countStars(trx, [{ productId, stars: known.stars }], -1)
  })
}
