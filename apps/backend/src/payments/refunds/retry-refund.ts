import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { queueRefund } from './queue-refund.ts'
import { changeRefund, lockRefundById } from './refund-steps.store.ts'

/**
 * Carries a refund out again that failed, or asks once more for what its seller owes.
 * @param occasion names the wish: the same one is one try
 * @throws ProblemError illegal_transition for a provider-initiated refund
 */
export async function retryRefund(
  trx: Transaction,
  refundId: string,
  occasion: string,
  now: Date,
): Promise<void> {
  const refund = await lockRefundById(trx, refundId)
  if (refund.status === 'failed' && refund.abandonedAt === null) {
    if (refund.isProviderInitiated) {
      const detail = 'This refund was made in the provider’s dashboard: it must be repeated there.'
      throw new ProblemError('illegal_transition', detail)
    }
    await changeRefund(trx, refund.id, { status: 'pending', provider_id: null, result: null }, now)
  }
  await queueRefund(trx, refund.id, now, `again:${occasion}`)
}
