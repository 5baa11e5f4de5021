import { closeCheckout } from '../../orders/checkout/unpaid/close-checkout.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AttemptStatus } from '../../platform/database/tables/payment.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { DecisionStep } from '../cases/decision.ts'
import type { Snapshot } from '../providers/payment-provider.ts'
import { type Attempt, type CheckoutToPay, findAttempt, lockWithCheckout } from '../records/attempt.store.ts'
import { hasOpenCheckout, markPaying } from '../records/checkout-payment.store.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'
import { mismatchOf } from './apply/decide-attempt.ts'
import { leaveReview } from './mismatch.store.ts'
import { queueEndOfSession } from './start/queue-end-of-session.ts'

const refused = (detail: string) => new ProblemError('illegal_transition', detail)

/** An attempt with what its provider says now. @throws ProblemError illegal_transition when the provider never heard of it */
async function queryProvider(
  services: Services,
  attemptId: string,
): Promise<{ attempt: Attempt; snapshot: Snapshot }> {
  const attempt = await findAttempt(services.db, attemptId)
  if (!attempt?.providerId) throw refused('The provider knows nothing of this payment.')
  return { attempt, snapshot: await services.payments.providers[attempt.provider].read(attempt.providerId) }
}

async function leave(
  trx: Transaction,
  attemptId: string,
  to: AttemptStatus,
  nextCheckAt: Date | null,
  now: Date,
): Promise<{ checkout: CheckoutToPay; attempt: Attempt }> {
  const known = await findAttempt(trx, attemptId)
  const locked = known ? await lockWithCheckout(trx, known) : undefined
  if (!locked || !(await leaveReview(trx, locked.attempt, to, nextCheckAt, now))) {
    throw refused('This payment no longer waits for a decision, or another one is under way.')
  }
  return locked
}

/** The checkout ends without money: stock back, cart kept. */
async function cancel(trx: Transaction, checkout: CheckoutToPay, now: Date): Promise<void> {
  if (checkout.status !== 'review') return
  await closeCheckout(trx, { queueEndOfSession }, checkout.id, {
    as: 'cancelled',
    cause: 'decided by an operator',
    now,
  })
}

/**
 * Refreshes a payment that differed from what we asked for; when it no longer does, it goes on as any other.
 * @throws ProblemError illegal_transition when it still differs
 */
export async function lookAgainAtMismatch(services: Services, attemptId: string): Promise<DecisionStep> {
  const { attempt, snapshot } = await queryProvider(services, attemptId)
  const difference = mismatchOf(attempt, snapshot)
  if (difference) throw refused(`The provider still names another ${difference}.`)
  return async (trx, { now }) => {
    // If we stop right after this, the reconciler looks.
    const { checkout } = await leave(trx, attemptId, 'processing', now, now)
    // One checkout of a customer waits for its payment: when there is a newer one, this one's money goes back.
    if (await hasOpenCheckout(trx, checkout.accountId)) await cancel(trx, checkout, now)
    else if (checkout.status === 'review') await markPaying(trx, checkout.id, checkout.holdExpiresAt)
    return { afterwards: () => applySnapshot(services, attempt, snapshot) }
  }
}

/**
 * Gives back what the provider captured for this attempt, whatever the amount, and ends the checkout.
 * @throws ProblemError illegal_transition when nothing was captured in euros for it
 */
export async function refundMismatch(services: Services, attemptId: string): Promise<DecisionStep> {
  const { attempt, snapshot } = await queryProvider(services, attemptId)
  if (snapshot.attemptId !== attempt.id) throw refused('The provider’s payment is not this one.')
  if (snapshot.status !== 'succeeded' || snapshot.currency !== attempt.currency) {
    throw refused('The provider captured nothing in euros for this payment.')
  }
  return async (trx, { now }) => {
    const left = await leave(trx, attemptId, 'succeeded', null, now)
    const outcome = { kind: 'refund_due', reason: 'operator', amountCents: snapshot.amountCents } as const
    await services.announcePayment(trx, { attempt: left.attempt, outcome, now })
    await cancel(trx, left.checkout, now)
  }
}

/** Ends the attempt and its checkout without moving money. */
export const closeMismatch =
  (attemptId: string): DecisionStep =>
  async (trx, { now }) => {
    const { checkout } = await leave(trx, attemptId, 'failed', null, now)
    await cancel(trx, checkout, now)
  }
