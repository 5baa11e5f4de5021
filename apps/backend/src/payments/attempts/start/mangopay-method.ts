import type { BrowserInfo } from '@filiera/contract/payments/payment'
import { ProblemError, wrongField } from '../../../platform/problem-error.ts'
import type { PaymentMethod } from '../../providers/payment-provider.ts'
import type { OfferedMethod } from './offered-methods.ts'

const methods: Readonly<Record<string, PaymentMethod>> = {
  direct_debit: 'card_direct',
  card_direct: 'card_direct',
  direct: 'card_direct',
  '': 'card_web',
  web: 'card_web',
  card: 'card_web',
  card_web: 'card_web',
  paypal: 'paypal',
  satispay: 'satispay',
  bankwire: 'bank_wire',
  bank_wire: 'bank_wire',
}

/** What the configuration must offer for a method. */
const needs: Readonly<Record<PaymentMethod, OfferedMethod>> = {
  card_direct: 'card',
  card_web: 'card',
  hosted_checkout: 'card',
  paypal: 'paypal',
  satispay: 'satispay',
  bank_wire: 'bank_wire',
}

/**
 * What the `type` of the specification means (payments reference §2.2): `direct_debit` is a card payment with a saved card.
 * @throws ProblemError payment_error (400) for another type, or one that this shop does not offer, invalid_body when a direct payment comes without browser information
 */
export function mangopayMethod(
  body: { type: string; browserInfo?: BrowserInfo | undefined },
  offered: readonly OfferedMethod[],
): PaymentMethod {
  const type = body.type.toLowerCase()
  const method = Object.hasOwn(methods, type) ? methods[type] : undefined
  if (!method || !offered.includes(needs[method])) {
    throw new ProblemError('payment_error', `The body is not right: type: ${body.type} is not offered`, {
      status: 400,
      reason: 'unknown_type',
      fields: [{ field: 'type', message: 'is not offered' }],
    })
  }
  if (method === 'card_direct' && !body.browserInfo) {
    throw wrongField('browserInfo', 'needed to pay with a card')
  }
  return method
}
