import type { PaymentInfo, paymentFailureReasons } from '@filiera/contract/payments/payment'

type Failure = NonNullable<PaymentInfo['error']>
export type FailureReason = Failure['reason']

const mangopayReasons: Readonly<Record<string, FailureReason>> = {
  '001031': 'cancelled',
  '101002': 'cancelled',
  '001030': 'expired',
  '001033': 'expired',
  '001034': 'expired',
  '101001': 'expired',
  '101109': 'expired',
  '101304': 'authentication',
  '101105': 'expired_card',
  '101106': 'other_card',
  '101410': 'other_card',
  '101118': 'duplicate',
  '101101': 'declined',
  '101199': 'declined',
}
const mangopayPrefixes: readonly [string, FailureReason][] = [
  // Lost, stolen, suspected: the customer only learns that the bank refused (§3.15).
  ['008', 'declined'],
  ['1013', 'authentication'],
  ['1011', 'other_card'],
  ['105', 'other_card'],
  ['0019', 'technical'],
  ['009', 'technical'],
  ['0029', 'refused'],
]

/** What a customer may know about a MangoPay result code (payments reference §3.15). */
export function mangopayReason(code: string): FailureReason {
  const byPrefix = mangopayPrefixes.find(([prefix]) => code.startsWith(prefix))
  return mangopayReasons[code] ?? byPrefix?.[1] ?? 'technical'
}

/** Reasons after which trying again as it is makes no sense. */
const final: readonly FailureReason[] = ['refused', 'unavailable']

/** The error of a payment info; fraud codes never show. */
export function failure(reason: FailureReason): Failure {
  return { code: 'payment_error', reason, retry: !final.includes(reason) }
}

/** Why an attempt ended without money, as kept with it. */
export function failureOf(
  status: 'failed' | 'cancelled' | 'expired',
  provider: 'mangopay' | 'stripe',
  code: string | null,
): FailureReason {
  if (status !== 'failed') return status
  return provider === 'mangopay' && code !== null ? mangopayReason(code) : 'declined'
}

const reasons: Readonly<Record<(typeof paymentFailureReasons)[number], true>> = {
  declined: true,
  other_card: true,
  expired_card: true,
  authentication: true,
  cancelled: true,
  expired: true,
  technical: true,
  refused: true,
  duplicate: true,
  card_required: true,
  unavailable: true,
}
const isReason = (text: string): text is FailureReason => Object.hasOwn(reasons, text)

/** The error of an attempt that ended, from the reason that was kept with it. */
export function shownFailure(reason: string | null): PaymentInfo['error'] {
  return reason !== null && isReason(reason) ? failure(reason) : null
}
