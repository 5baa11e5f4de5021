import type { Transaction } from '../database/open-database.ts'
import { reopenEffect } from '../outbox/reopen-effect.store.ts'
import { findTransferEffect } from '../payment/money.store.ts'
import { ProblemError } from '../problem-error.ts'

/** Tries a seller's transfer again at once. @throws ProblemError illegal_transition when it was made, or nothing is left of it */
export async function retryTransfer(trx: Transaction, orderId: string, now: Date): Promise<void> {
  const key = await findTransferEffect(trx, orderId)
  if (key !== null && (await reopenEffect(trx, key, now))) return
  throw new ProblemError('illegal_transition', 'The transfer of this order was made, or there is none.')
}
