import type { ReviewList } from '@filiera/contract/catalog/reviews'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { reviewStatistics } from '@filiera/domain/review-statistics'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { presentReview } from './review.presenter.ts'
import { findReviews, findStarCounts, type ReviewSort } from './reviews.store.ts'

export type ReviewQuery = {
  start?: number | undefined
  limit?: number | undefined
  stars?: number | undefined
  sort?: ReviewSort | undefined
}

/** A page of a product's published reviews; mean and distribution are always those of all of them. @throws ProblemError not_found */
export async function listReviews(
  database: OpenDatabase,
  productId: string,
  { start = 0, limit = PAGE_SIZE, stars, sort = 'newest' }: ReviewQuery,
): Promise<ReviewList> {
  const counts = await findStarCounts(database, productId)
  if (!counts) throw notFound()
  const { total, mean, distribution } = reviewStatistics(counts)
  const matching = stars === undefined ? total : (counts[stars - 1] ?? 0)
  const rows =
    matching > start
      ? await findReviews(database, productId, { stars: stars ?? null, sort, start, limit })
      : []
  return { reviews: rows.map(presentReview), total: matching, mean, distribution }
}
