import type { Transaction } from '../../platform/database/open-database.ts'
import { countStars, insertReviews, type NewReview } from './reviews.store.ts'

/**
 * Writes reviews and keeps mean, count and distribution of their products right, in the caller's transaction.
 * One review per bought line, and one per buyer and product: the database refuses a second one.
 * @returns the ids, in order
 */
export async function addReviews(trx: Transaction, reviews: readonly NewReview[]): Promise<string[]> {
  if (reviews.length === 0) return []
  const ids = await insertReviews(trx, reviews)
  await countStars(trx, reviews, 1)
  return ids
}
