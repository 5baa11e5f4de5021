import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { isAsked } from './transfer-reversal.store.ts'

/** @throws ProblemError illegal_transition while a provider's answer about the seller's part of a refund is awaited */
export async function refuseWhileAsked(trx: Transaction, refundId: string): Promise<void> {
  if (!(await isAsked(trx, refundId))) return
  throw new ProblemError(
    'illegal_transition',
    'The provider is being asked about the seller’s part of this refund: decide in some minutes.',
  )
}
