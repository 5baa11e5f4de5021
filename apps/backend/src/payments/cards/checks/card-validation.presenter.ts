import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { checkedUrl } from '../../providers/checked-url.ts'
import { shownFailure } from '../../providers/failure-reason.ts'
import { isLiveValidation } from './apply-card-validation.ts'
import type { CardValidation } from './card-validation.store.ts'

const statuses = {
  creating: 'pending',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const

/** The check of a card as a payment info: of nothing, for nobody's order. */
export function presentCardValidation(validation: CardValidation, origins: readonly string[]): PaymentInfo {
  const { status, failureReason } = validation
  const isLive = isLiveValidation(status)
  const waits = status === 'requires_action'
  return {
    Id: validation.providerId ?? validation.id,
    SecureModeRedirectURL: waits ? checkedUrl(validation.secureModeRedirectUrl, origins) : null,
    RedirectURL: null,
    SecureModeReturnURL: waits ? validation.secureModeReturnUrl : null,
    provider: 'mangopay',
    type: 'card_validation',
    status: statuses[status],
    checkoutId: null,
    orders: [],
    amount: 0,
    currency: 'EUR',
    expiresAt: isLive ? validation.expiresAt.toISOString() : null,
    error: isLive ? null : shownFailure(failureReason),
    cardId: validation.cardId,
  }
}
