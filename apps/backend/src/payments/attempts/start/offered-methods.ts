import type { PaymentWay } from '@filiera/contract/payments/payment'
import type { Config } from '../../../config.ts'

export type OfferedMethod = Config['PAYMENT_METHODS'][number]

/** Cards mean a saved card, MangoPay's page and Stripe's; the others are one way each. */
const ways: Readonly<Record<OfferedMethod, readonly PaymentWay[]>> = {
  card: [
    { provider: 'mangopay', type: 'direct_debit' },
    { provider: 'mangopay', type: 'web' },
    { provider: 'stripe', type: 'hosted' },
  ],
  paypal: [{ provider: 'mangopay', type: 'paypal' }],
  satispay: [{ provider: 'mangopay', type: 'satispay' }],
  bank_wire: [{ provider: 'mangopay', type: 'bankwire' }],
}

/** The ways to pay that the configuration offers, in its order. */
export function offeredWays(methods: readonly OfferedMethod[]): PaymentWay[] {
  return methods.flatMap((method) => ways[method])
}
