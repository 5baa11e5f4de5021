import { randomUUID } from 'node:crypto'
import type { BrowserInfo, ProviderName } from '@filiera/contract/payments/payment'
import { assertPayable } from '../../../catalog/sellers/assert-sellers-payable.ts'
import { extendHold } from '../../../orders/checkout/unpaid/hold-times.ts'
import { changeOrderStatus } from '../../../orders/order/change-order-status.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { findCardToCharge } from '../../cards/find-card-to-charge.ts'
import { nextCheck } from '../../providers/next-check.ts'
import type { PaymentMethod, StartRequest } from '../../providers/payment-provider.ts'
import { returnUrl } from '../../providers/return-url.ts'
import { type Attempt, insertAttempt } from '../../records/attempt.store.ts'
import { markPaying } from '../../records/checkout-payment.store.ts'
import type { CheckoutForPayment, PayableCheckout } from '../../records/payable-checkout.store.ts'

export type PaymentStart = {
  accountId: string
  /** Order or checkout. */
  id: string
  provider: ProviderName
  method: PaymentMethod
  cardId?: string | undefined
  browserInfo?: BrowserInfo | undefined
  ipAddress: string
}

/** The hold is over: the cart is to be bought again. */
export const expired = () =>
  new ProblemError('expired', 'The products are no longer set aside: buy the cart again.')

/** The saved card to charge, with what its 3-D Secure needs. @throws ProblemError payment_error */
async function cardOf(trx: Transaction, start: PaymentStart, now: Date) {
  if (start.method !== 'card_direct' || !start.browserInfo) return null
  const { id, providerId } = await findCardToCharge(trx, start.accountId, start.cardId, now)
  return { id, request: { providerId, browserInfo: start.browserInfo, ipAddress: start.ipAddress } }
}

type Plan = {
  services: Services
  start: PaymentStart
  bought: PayableCheckout
  attemptId: string
  endsAt: Date
}

function buildRequest(
  { services, start, bought, attemptId, endsAt }: Plan,
  card: StartRequest['card'],
): StartRequest {
  return {
    attemptId,
    checkoutId: bought.id,
    accountId: bought.accountId,
    method: start.method,
    amountCents: bought.totalCents,
    email: bought.contactEmail,
    locale: bought.locale,
    returnUrl: returnUrl(services.config.PUBLIC_URL, bought.locale, `/checkout/return?a=${attemptId}`),
    billing: bought.invoiceAddress,
    shipping: bought.shipmentAddress,
    orders: bought.orders.map(({ id, amountCents }) => ({ id, amountCents })),
    beneficiaries: [...new Set(bought.orders.map(({ sellerUserId }) => sellerUserId ?? ''))],
    sessionEndsAt: endsAt,
    card,
  }
}

/**
 * Writes the attempt and extends the hold, in the transaction that locks the checkout; the provider is called afterwards.
 * @throws ProblemError expired, seller_not_payable, payment_error
 */
export async function openAttempt(
  trx: Transaction,
  services: Services,
  start: PaymentStart,
  checkout: CheckoutForPayment,
): Promise<Attempt> {
  const now = services.clock.now()
  const endsAt = new Date(now.getTime() + services.payments.providers[start.provider].sessionMs(start.method))
  // A bank transfer takes longer than any stock may be held (decision 14): it holds as long as that goes.
  const hold = extendHold(checkout, start.method === 'bank_wire' ? checkout.absoluteExpiresAt : endsAt)
  if (hold === null) throw expired()
  assertPayable(
    checkout.orders.flatMap(({ providers, lines }) =>
      lines.map(({ productId }) => ({ productId, providers })),
    ),
    start.provider,
  )
  const card = await cardOf(trx, start, now)
  const attemptId = randomUUID()
  const attempt = await insertAttempt(trx, {
    id: attemptId,
    checkoutId: checkout.id,
    number: checkout.attempts + 1,
    provider: start.provider,
    method: start.method,
    amountCents: checkout.totalCents,
    cardId: card?.id ?? null,
    request: buildRequest({ services, start, bought: checkout, attemptId, endsAt }, card?.request ?? null),
    expiresAt: endsAt,
    nextCheckAt: nextCheck(0, endsAt, now),
    now,
  })
  await markPaying(trx, checkout.id, hold)
  if (checkout.orders.some(({ status }) => status !== 'PENDING_PAYMENT')) {
    await changeOrderStatus(trx, {
      checkoutId: checkout.id,
      to: 'PENDING_PAYMENT',
      actor: 'customer',
      cause: `payment ${attemptId} started`,
      now,
    })
  }
  return attempt
}
