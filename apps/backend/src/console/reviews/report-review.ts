import type { ReportReason, ShopReview } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import { openCase } from '../../payments/cases/open-case.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findShopReviews, insertReport, lockShopReview } from './reviews.store.ts'
import { presentShopReview } from './shop-review.presenter.ts'

/**
 * Reports a review once, and asks a person of the marketplace to decide; until then it stays public.
 * @throws ProblemError not_found, also for another shop's; conflict when it was reported before
 */
export async function reportReview(
  { db, clock }: Services,
  actor: ShopActor,
  id: string,
  { lang, ...report }: { reason: ReportReason; words: string; lang: Language },
): Promise<ShopReview> {
  const { sellerId, accountId } = actor
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const known = await lockShopReview(trx, sellerId, id)
    if (!known) throw notFound()
    if (!(await insertReport(trx, id, { ...report, accountId, at: now })))
      throw new ProblemError('conflict', 'This review was reported already.')
    await openCase(trx, {
      key: `reported-review:${id}`,
      kind: 'reported_review',
      reason: 'A shop reports a review of one of its products.',
      reviewId: id,
      orderId: known.orderId,
      now,
    })
    const after = { report: report.reason, words: report.words }
    await writeAudit(trx, actor, { kind: 'review', id, before: null, after, at: now })
    const [row] = await findShopReviews(trx, { sellerId, isUnanswered: false, id, lang }, 1)
    if (!row) throw notFound()
    return presentShopReview(row)
  })
}
