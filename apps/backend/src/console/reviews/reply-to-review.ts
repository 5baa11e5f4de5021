import type { ShopReview } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findReplier, findShopReviews, lockShopReview, writeReply } from './reviews.store.ts'
import { presentShopReview, replyEditableUntil } from './shop-review.presenter.ts'

/** A reply, the one that it corrects as it was shown, null for the first one, and in which language the answer names the product. */
export type Reply = { text: string; corrects: string | null; lang: Language }

/**
 * Replies to a review once, or corrects the reply within 48 hours. The triggers of `review` drop the product's pages.
 * @throws ProblemError not_found, also for another shop's; changed_meanwhile when a colleague replied; expired
 */
export async function replyToReview(
  { db, clock }: Services,
  actor: ShopActor,
  id: string,
  { text, corrects, lang }: Reply,
): Promise<ShopReview> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const known = await lockShopReview(trx, actor.sellerId, id)
    if (!known) throw notFound()
    const { reply, repliedAt } = known
    if (reply !== corrects && reply !== text) {
      const changed = {
        by: await findReplier(trx, id),
        at: (repliedAt ?? now).toISOString(),
        current: { reply },
      }
      throw new ProblemError('changed_meanwhile', 'Somebody replied meanwhile.', { changed })
    }
    if (reply !== text) {
      if (repliedAt && now > replyEditableUntil(repliedAt))
        throw new ProblemError('expired', 'A reply can be corrected for 48 hours.')
      await writeReply(trx, id, { text, at: repliedAt ?? now })
      const before = reply === null ? null : { reply }
      await writeAudit(trx, actor, { kind: 'review', id, before, after: { reply: text }, at: now })
    }
    const [row] = await findShopReviews(trx, { sellerId: actor.sellerId, isUnanswered: false, id, lang }, 1)
    if (!row) throw notFound()
    return presentShopReview(row)
  })
}
