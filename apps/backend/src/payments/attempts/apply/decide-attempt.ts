import type { CheckoutStatus } from '../../../platform/database/tables/orders.ts'
import { type AttemptStatus, liveStatuses } from '../../../platform/database/tables/payment.ts'
import type { Snapshot } from '../../providers/payment-provider.ts'

export type AttemptFacts = {
  id: string
  status: AttemptStatus
  amountCents: number
  currency: string
  providerId: string | null
}
export type CheckoutFacts = { status: CheckoutStatus; paidAttemptId: string | null }

export type Decision =
  /** Only the time of the check is written. */
  | { kind: 'nothing' }
  /** Still on its way: take over status and addresses. */
  | { kind: 'progress'; status: 'requires_action' | 'processing' }
  /** The provider's object is not the payment we asked for: a person looks, nothing moves. */
  | { kind: 'review'; reason: 'tag' | 'amount' | 'currency' | 'provider_id' }
  /** The money is there and the checkout waits for it. */
  | { kind: 'pay' }
  /** Money after the hold ended: take the stock once more, or give the money back. */
  | { kind: 'late' }
  /** Money for a checkout that has its money, or is over for good: give it back. */
  | { kind: 'refund'; reason: 'duplicate' | 'cancelled' }
  | { kind: 'fail'; status: 'failed' | 'cancelled' | 'expired' }

/** Whether an attempt may still change by itself. */
export function isLive(status: AttemptStatus): boolean {
  return liveStatuses.some((live) => live === status)
}

/** In what the provider's object differs from what we asked for; null when it is the payment of this attempt. */
export function mismatchOf(
  attempt: AttemptFacts,
  snapshot: Snapshot,
): 'tag' | 'amount' | 'currency' | 'provider_id' | null {
  if (snapshot.attemptId !== attempt.id) return 'tag'
  if (attempt.providerId !== null && attempt.providerId !== snapshot.providerId) {
    return 'provider_id'
  }
  if (snapshot.currency !== attempt.currency) return 'currency'
  if (snapshot.amountCents !== attempt.amountCents) return 'amount'
  return null
}

function decideSuccess(attempt: AttemptFacts, checkout: CheckoutFacts): Decision {
  if (checkout.paidAttemptId !== null && checkout.paidAttemptId !== attempt.id) {
    return { kind: 'refund', reason: 'duplicate' }
  }
  switch (checkout.status) {
    case 'open':
    case 'paying':
      return { kind: 'pay' }
    case 'expired':
      return { kind: 'late' }
    case 'cancelled':
    // A person decides about another payment of it: nothing else pays it meanwhile.
    case 'review':
      return { kind: 'refund', reason: 'cancelled' }
    default:
      return { kind: 'nothing' }
  }
}

/**
 * What a provider's status means for an attempt (payments reference §6.2). Pure; the same status twice decides nothing new.
 * Success is final, also when it comes after failure, cancellation or expiry.
 */
export function decideAttempt(attempt: AttemptFacts, checkout: CheckoutFacts, snapshot: Snapshot): Decision {
  if (attempt.status === 'succeeded' || attempt.status === 'review') return { kind: 'nothing' }
  const difference = mismatchOf(attempt, snapshot)
  if (difference) return { kind: 'review', reason: difference }
  if (snapshot.status === 'succeeded') return decideSuccess(attempt, checkout)
  if (!isLive(attempt.status)) return { kind: 'nothing' }
  if (snapshot.status === 'requires_action' || snapshot.status === 'processing') {
    const known = attempt.providerId !== null && attempt.status === snapshot.status
    return known ? { kind: 'nothing' } : { kind: 'progress', status: snapshot.status }
  }
  return { kind: 'fail', status: snapshot.status }
}
