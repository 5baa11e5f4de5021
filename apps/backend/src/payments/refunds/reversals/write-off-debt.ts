import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { bookDebtWrittenOff } from '../book-refund.ts'
import { lockRefundById } from '../refund-steps.store.ts'
import { refuseWhileAsked } from './refuse-while-asked.ts'
import { changeReversal, lockReversal, settleDebt } from './transfer-reversal.store.ts'

/**
 * Writes off what a seller owes for a refund, once: it is not asked for any more and is our loss. A debt that was paid or cancelled
 * stays so.
 * @throws ProblemError illegal_transition while the provider's answer is awaited, or before the customer has the money
 */
export async function writeOffDebt(trx: Transaction, refundId: string, now: Date): Promise<void> {
  const refund = await lockRefundById(trx, refundId)
  const reversal = await lockReversal(trx, refundId)
  if (reversal?.status !== 'debt') return
  await refuseWhileAsked(trx, refundId)
  // What the bank or the dashboard gave back needs no advance of ours.
  if (reversal.advanceId === null && refund.status !== 'succeeded') {
    const detail = 'The customer’s refund is not paid yet: decide when it is.'
    throw new ProblemError('illegal_transition', detail)
  }
  if (await settleDebt(trx, refundId, now)) await bookDebtWrittenOff(trx, refund, reversal, now)
  await changeReversal(trx, refundId, { status: 'reduced' }, now)
}
