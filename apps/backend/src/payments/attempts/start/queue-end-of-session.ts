import type { Transaction } from '../../../platform/database/open-database.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { findLiveAttempt } from '../../records/attempt.store.ts'
import { END_SESSION_EFFECT } from '../../records/effect-kinds.ts'

/**
 * Queues the end, at its provider, of the payment under way of a checkout that needs none any more.
 * A provider that cannot end it is asked until it is over; money that still arrives is given back.
 * @param paidBy the attempt that paid the checkout
 */
export async function queueEndOfSession(
  trx: Transaction,
  checkoutId: string,
  now: Date,
  paidBy?: string,
): Promise<void> {
  const live = await findLiveAttempt(trx, checkoutId)
  if (!live || live.id === paidBy) return
  await queueEndOfAttempt(trx, live, now)
}

/** The same for one attempt; once more when its provider's id becomes known later. */
export async function queueEndOfAttempt(
  trx: Transaction,
  { id, providerId }: { id: string; providerId: string | null },
  now: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: END_SESSION_EFFECT,
    key: `end-session:${id}${providerId === null ? '' : `:${providerId}`}`,
    payload: { attemptId: id },
    runAt: now,
  })
}
