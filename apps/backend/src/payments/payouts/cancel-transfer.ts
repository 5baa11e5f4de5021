import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { cancelWaitingTransfer } from './transfer.store.ts'

/**
 * Gives up a seller's transfer: the seller is paid in another way. What was made stays made.
 * @param note why, in the words of who decides
 * @throws ProblemError illegal_transition while the provider's answer is awaited
 */
export async function cancelTransfer(
  trx: Transaction,
  orderId: string,
  note: string,
  now: Date,
): Promise<void> {
  const before = await cancelWaitingTransfer(trx, orderId, note.slice(0, 500), now)
  if (before !== 'sending') return
  const detail = 'The provider is being asked for this transfer: decide in some minutes.'
  throw new ProblemError('illegal_transition', detail)
}
