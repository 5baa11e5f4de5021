import type { Review } from '@filiera/contract/catalog/reviews'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { signature } from './author-name.ts'
import { editableUntil } from './edit-window.ts'
import { findDeliveredLine, findNames, findOwnReview, isPublished } from './own-review.store.ts'
import { presentReview } from './review.presenter.ts'

export type OwnReviewAnswer = {
  review: Review | null
  canWrite: boolean
  editableUntil: string | null
  signedAs: string | null
}

/** What an account wrote about a product, and whether it may. @throws ProblemError not_found */
export async function readOwnReview(
  { db }: Services,
  accountId: string,
  productId: string,
): Promise<OwnReviewAnswer> {
  const { name, profile } = await findNames(db, accountId)
  const signedAs = signature({ ...profile, name })
  const row = await findOwnReview(db, accountId, productId)
  if (row) {
    return {
      review: presentReview(row),
      canWrite: false,
      editableUntil: editableUntil(row.created_at).toISOString(),
      signedAs,
    }
  }
  if (!(await isPublished(db, productId))) throw notFound()
  const line = await findDeliveredLine(db, accountId, productId)
  return { review: null, canWrite: line !== undefined, editableUntil: null, signedAs }
}
