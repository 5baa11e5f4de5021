import type { PaymentInfo } from '@filiera/contract/payments/payment'

/** Where the customer has to go to pay: the bank's challenge or the hosted page; null when nothing is left to do there. */
export function paymentAddress(info: PaymentInfo): string | null {
  return info.SecureModeRedirectURL ?? info.RedirectURL
}
