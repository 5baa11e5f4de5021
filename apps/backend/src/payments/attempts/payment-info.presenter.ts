import type { BankWire, PaymentInfo, paymentFailureReasons } from '@filiera/contract/payments/payment'
import { centsToEuros } from '@filiera/domain/money/money'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Attempt, ShownCheckout } from './attempt.store.ts'
import { isLive } from './decide-attempt.ts'
import { type FailureReason, failure } from './failure-reason.ts'

const types = {
  card_web: 'web',
  card_direct: 'direct_debit',
  paypal: 'paypal',
  satispay: 'satispay',
  bank_wire: 'bankwire',
  hosted_checkout: 'hosted',
} as const
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

/** How a payment stands, on the wire (payments reference §5). */
export function shownStatus(checkout: ShownCheckout, attempt: Attempt): PaymentInfo['status'] {
  if (attempt.status === 'succeeded') {
    if (checkout.paidAttemptId !== attempt.id) return 'refunded'
    return checkout.status === 'refunded' || checkout.status === 'partially_refunded'
      ? checkout.status
      : 'paid'
  }
  const { status } = checkout
  if (isLive(attempt.status) && (status === 'expired' || status === 'cancelled')) return status
  return attempt.status === 'creating' ? 'pending' : attempt.status
}

/** An address the browser may be sent to. @throws ProblemError provider_unavailable when its origin is not on the list */
export function checkedUrl(url: string | null, origins: readonly string[]): string | null {
  if (url === null) return null
  const origin = URL.canParse(url) ? new URL(url).origin : null
  if (origin !== null && origins.includes(origin)) return url
  console.error(`a payment provider sends customers to ${origin}, which is not in PAYMENT_ORIGINS`)
  throw new ProblemError('provider_unavailable', 'The payment provider answered something unexpected.')
}

/** The payment info of an attempt: addresses, and where to send money, only while the customer has something to do there. */
export function presentPaymentInfo(
  checkout: ShownCheckout,
  attempt: Attempt,
  origins: readonly string[],
  bankWire?: BankWire,
): PaymentInfo {
  const status = shownStatus(checkout, attempt)
  const waits = status === 'requires_action'
  return {
    Id: attempt.providerId ?? attempt.id,
    SecureModeRedirectURL: waits ? checkedUrl(attempt.secureModeRedirectUrl, origins) : null,
    RedirectURL: waits ? checkedUrl(attempt.redirectUrl, origins) : null,
    SecureModeReturnURL: waits ? attempt.secureModeReturnUrl : null,
    provider: attempt.provider,
    type: types[attempt.method],
    status,
    checkoutId: checkout.id,
    orders: checkout.orderIds,
    amount: centsToEuros(attempt.amountCents),
    currency: 'EUR',
    expiresAt: isLive(attempt.status) ? attempt.expiresAt.toISOString() : null,
    error: isLive(attempt.status) ? null : shownFailure(attempt.failureReason),
    ...(waits && bankWire ? { bankWire } : {}),
  }
}
