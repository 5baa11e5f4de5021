import type { Transaction } from '../../platform/database/open-database.ts'
import { countStars, findReported, lockPublished, type Reported, writeHidden } from './reviews.store.ts'

/**
 * Takes a review and its stars out of the shop; its author still sees it. In the caller's transaction.
 * @returns the report and the author, whom the caller tells why; undefined when it is not public any more
 */
export async function hideReview(
  trx: Transaction,
  id: string,
  now: Date,
): Promise<{ reported: Reported | undefined } | undefined> {
  const known = await lockPublished(trx, id)
  if (!known) return undefined
  await writeHidden(trx, id, now)
  await countStars(trx, [known], -1)
  return { reported: await findReported(trx, id) }
}
