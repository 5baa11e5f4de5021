import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { type Attempt, writeSuperseded } from '../../records/attempt.store.ts'

/** A younger payment is not abandoned: two starts at once must not replace each other for ever. */
const ABANDONED_AFTER_MS = 2_000

/** Whether another way to pay may take its place: the customer was asked for something and did not do it. */
export function isAbandoned(attempt: Attempt, now: Date): boolean {
  return (
    attempt.status === 'requires_action' && now.getTime() - attempt.startedAt.getTime() >= ABANDONED_AFTER_MS
  )
}

/**
 * Ends an attempt on our side because the customer chose another way to pay, where the provider cannot end it. It is looked at
 * on and on: if it succeeds nevertheless, it pays the checkout or, when another one has, is refunded.
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
