import type { Transaction } from '../../../platform/database/open-database.ts'
import { closeCases } from '../../cases/cases.store.ts'
import { openCase } from '../../cases/open-case.ts'
import { findRetainedShare } from './abandon-refund.store.ts'
import { abandonRefund } from './abandon-refund.ts'

const MORE = 'Another refund was abandoned: a newer case says what is kept in all.'

/**
 * Gives a failed refund up for good. What its seller gave for it stays with us for the next refund of the order: a case says so
 * until that comes, as it is the seller's when none does.
 * @throws ProblemError illegal_transition while a provider's answer about the seller's part is awaited
 */
export async function closeFailedRefund(
  trx: Transaction,
  refundId: string,
  by: { actor: string; now: Date },
): Promise<void> {
  await abandonRefund(trx, refundId, by)
  const share = await findRetainedShare(trx, refundId)
  if (!share) return
  const { sellerId, ...of } = share
  const { orderId } = of
  await closeCases(trx, { orderId }, { kind: 'retained_share', note: MORE, now: by.now })
  await openCase(trx, {
    key: `retained:${refundId}`,
    kind: 'retained_share',
    reason: `Seller ${sellerId} gave this of order ${orderId} for refunds that were abandoned.`,
    refundId,
    ...of,
    now: by.now,
  })
}
