import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { queueTransfer } from './queue-transfer.ts'
import { findUnmadeTransfers } from './transfer.store.ts'

/**
 * Tries a seller's transfer again at once.
 * @throws ProblemError illegal_transition when it was made, nothing is left of it, or its payment is disputed
 */
export async function retryTransfer(trx: Transaction, orderId: string, now: Date): Promise<void> {
  const [unmade] = await findUnmadeTransfers(trx, { orderId })
  if (!unmade) {
    throw new ProblemError('illegal_transition', 'The transfer of this order was made, or there is none.')
  }
  if (unmade.isDisputed) {
    const detail = 'The payment of this order is disputed: its transfer waits for the decision.'
    throw new ProblemError('illegal_transition', detail)
  }
  await queueTransfer(trx, unmade, now)
}
