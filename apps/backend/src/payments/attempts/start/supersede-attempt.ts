import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { type Attempt, writeSuperseded } from '../../records/attempt.store.ts'

/** Younger payments are not replaced; otherwise two starts at once could replace each other for ever. */
const ABANDONED_AFTER_MS = 2_000

/** Whether another payment may replace it: the customer was asked for something and did not do it. */
export function isAbandoned(attempt: Attempt, now: Date): boolean {
  return (
    attempt.status === 'requires_action' && now.getTime() - attempt.startedAt.getTime() >= ABANDONED_AFTER_MS
  )
}

/**
 * Ends an attempt on our side because the customer chose another way to pay and the provider cannot end it.
 * It is still checked: a late success pays the checkout, or is refunded when another attempt has paid.
 */
export async function supersedeAttempt(
  services: Services,
  trx: Transaction,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await writeSuperseded(trx, attempt.id, now)
  await services.announcePayment(trx, { attempt, outcome: { kind: 'ended' }, now })
}
