import type { Transaction } from '../../platform/database/open-database.ts'
import { countStars, lockPublished, writeHidden } from './reviews.store.ts'

/**
 * Takes a review and its stars out of the shop; its author still sees it. In the caller's transaction.
 * @returns false when it is not public any more
 */
export async function hideReview(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const known = await lockPublished(trx, id)
  if (!known) return false
  await writeHidden(trx, id, now)
  await countStars(trx, [known], -1)
  return true
}
