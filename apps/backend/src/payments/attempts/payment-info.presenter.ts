import type { BankWire, PaymentInfo } from '@filiera/contract/payments/payment'
import { centsToEuros } from '@filiera/domain/money/money'
import { maskedNumber } from '../cards/card.presenter.ts'
import { checkedUrl } from '../providers/checked-url.ts'
import { shownFailure } from '../providers/failure-reason.ts'
import type { Attempt, ShownCheckout } from '../records/attempt.store.ts'
import { isLive } from './apply/decide-attempt.ts'

const types = {
  card_web: 'web',
  card_direct: 'direct_debit',
  paypal: 'paypal',
  satispay: 'satispay',
  bank_wire: 'bankwire',
  hosted_checkout: 'hosted',
} as const
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

/** What an attempt pays with, where it is known. */
export type PaymentMeans = {
  card?: { type: string; alias: string } | undefined
  bankWire?: BankWire | undefined
}

/** The payment info of an attempt: addresses, and where to send money, only while the customer has something to do there. */
export function presentPaymentInfo(
  checkout: ShownCheckout,
  attempt: Attempt,
  origins: readonly string[],
  { card, bankWire }: PaymentMeans,
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
    ...(card ? { card: { type: card.type, alias: maskedNumber(card.alias) } } : {}),
  }
}
