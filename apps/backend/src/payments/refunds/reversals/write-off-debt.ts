import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { bookDebtWrittenOff } from '../book-refund.ts'
import { findRefund, lockRefund } from '../refund-steps.store.ts'
import { changeReversal, isAsked, lockReversal, settleDebt } from './transfer-reversal.store.ts'

/**
 * Writes off what a seller owes for a refund, once: it is not asked for any more and is our loss. A debt that was paid or cancelled
 * stays so.
 * @throws ProblemError illegal_transition while the provider's answer is awaited, or before the customer has the money
 */
export async function writeOffDebt(trx: Transaction, refundId: string, now: Date): Promise<void> {
  const known = await findRefund(trx, refundId)
  if (!known) throw new Error(`no refund ${refundId}`)
  const refund = await lockRefund(trx, known)
  const reversal = await lockReversal(trx, refundId)
  if (reversal?.status !== 'debt') return
  if (await isAsked(trx, refundId)) {
    const detail =
      'The provider is being asked about the seller’s part of this refund: decide in some minutes.'
    throw new ProblemError('illegal_transition', detail)
  }
  if (reversal.advanceId === null) {
    const detail = 'The customer’s refund is not paid yet: decide when it is.'
    throw new ProblemError('illegal_transition', detail)
  }
  if (await settleDebt(trx, refundId, now)) await bookDebtWrittenOff(trx, refund, reversal, now)
  await changeReversal(trx, refundId, { status: 'reduced' }, now)
}
