import { setTimeout } from 'node:timers/promises'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { ProviderRefused, ProviderUnavailable } from '../../providers/payment-provider.ts'
import {
  type Attempt,
  type CheckoutToPay,
  claimCheck,
  findLiveAttempt,
  listSupersededAttempts,
} from '../../records/attempt.store.ts'
import { lockCheckoutForPayment, resolveCheckoutId } from '../../records/payable-checkout.store.ts'
import { refreshAttempt, refreshKnown } from '../refresh-attempt.ts'
import { refreshThrottled } from '../refresh-payment.ts'
import { MAX_ATTEMPTS } from './attempt-limit.ts'
import { expired, openAttempt, type PaymentStart } from './open-attempt.ts'
import { isAbandoned, supersedeAttempt } from './supersede-attempt.ts'

/** Longest wait for a provider before the customer may pay another way, in milliseconds; the reconciler checks later. */
const LONGEST_WAIT_MS = 2_500

const unavailable = () =>
  new ProblemError('provider_unavailable', 'The payment provider does not answer: please try again.')

/** Refuses a checkout that cannot be paid any more. @returns false when it is paid already */
function assertOpen(checkout: CheckoutToPay, now: Date): boolean {
  switch (checkout.status) {
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
      return false
    case 'expired':
    case 'cancelled':
      throw expired()
    case 'review':
      throw new ProblemError('in_progress', 'We are checking a payment of this order.')
    default:
      if (now >= checkout.holdExpiresAt) throw expired()
      return true
  }
}

/** What is to be done after the lock is given back. */
type Next =
  | { kind: 'paid' }
  | { kind: 'started'; attempt: Attempt }
  | { kind: 'running'; attempt: Attempt; same: boolean }

/** Whether the payment under way is the one that is asked for, with the same card. */
const isSameWay = (live: Attempt, { provider, method, cardId }: PaymentStart) =>
  live.provider === provider && live.method === method && (cardId === undefined || live.cardId === cardId)

/** `isQueried`: the provider of the payment under way has just said how it stands. */
async function decideIn(
  trx: Transaction,
  services: Services,
  start: PaymentStart,
  checkoutId: string,
  isQueried: boolean,
): Promise<Next> {
  const checkout = await lockCheckoutForPayment(trx, start.accountId, checkoutId)
  if (!checkout) throw notFound()
  const now = services.clock.now()
  if (!assertOpen(checkout, now)) return { kind: 'paid' }
  const live = checkout.hasLiveAttempt ? await findLiveAttempt(trx, checkoutId) : undefined
  if (live) {
    const same = isSameWay(live, start)
    if (same || !isQueried || !isAbandoned(live, now)) return { kind: 'running', attempt: live, same }
    await supersedeAttempt(services, trx, live, now)
  }
  if (checkout.attempts >= MAX_ATTEMPTS) {
    throw new ProblemError(
      'too_many_attempts',
      'Too many payments were tried for this order: buy the cart again.',
    )
  }
  return { kind: 'started', attempt: await openAttempt(trx, services, start, checkout) }
}

/** A provider whose answer is not known is a 502: the attempt stays, so that the same call may be repeated. */
async function orUnavailable(asking: Promise<void>): Promise<void> {
  await asking.catch((error: unknown) => {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) throw unavailable()
    throw error
  })
}

/** Makes way for another way to pay: ends the running session where the provider can, and asks how it stands. */
async function endRunning(services: Services, attempt: Attempt): Promise<void> {
  if (attempt.providerId !== null) {
    await services.payments.providers[attempt.provider].endSession(attempt.providerId).catch(() => {
      throw unavailable()
    })
  }
  await orUnavailable(refreshAttempt(services, attempt.id, { isEnding: true }))
}

/**
 * Starts the payment of a checkout, or returns the one under way: never two at once (payments reference §6.3).
 * The attempt is committed before the call to the provider; its key makes a retry the same payment.
 * @returns the checkout, whose current attempt is the answer
 * @throws ProblemError not_found, expired, in_progress, payment_error, too_many_attempts, seller_not_payable, provider_unavailable
 */
export async function startPayment(services: Services, start: PaymentStart): Promise<string> {
  const checkoutId = await resolveCheckoutId(services.db, start.accountId, start.id)
  if (!checkoutId) throw notFound()
  const decide = (isQueried: boolean) =>
    inTransaction(services.db, (trx) => decideIn(trx, services, start, checkoutId, isQueried))
  // Paid in another tab after all, an attempt that was left pays the checkout: nobody is to pay twice.
  const left = await listSupersededAttempts(services.db, checkoutId)
  const refreshed = Promise.all(left.map((attempt) => refreshThrottled(services, attempt)))
  if (left.length > 0) await Promise.race([refreshed, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })])
  let next = await decide(false)
  if (next.kind === 'running' && !next.same) {
    await endRunning(services, next.attempt)
    next = await decide(true)
    if (next.kind === 'running' && !next.same) {
      throw new ProblemError('in_progress', 'A payment with another method is under way: finish it first.')
    }
  }
  if (next.kind === 'started') await orUnavailable(refreshKnown(services, next.attempt))
  if (next.kind === 'running') {
    const { attempt } = next
    const isNew = attempt.status === 'creating'
    if (isNew || (await claimCheck(services.db, attempt.id, services.clock.now()))) {
      await orUnavailable(refreshAttempt(services, attempt.id))
    }
  }
  return checkoutId
}
