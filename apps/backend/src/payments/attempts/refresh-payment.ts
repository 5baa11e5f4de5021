import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findCardCheck } from '../cards/checks/find-card-check.ts'
import { type Attempt, claimCheck, findAttempt, findCurrentPayment } from '../records/attempt.store.ts'
import { findBankWire } from '../records/bank-wire.store.ts'
import { findChargedCard } from '../records/charged-card.store.ts'
import { findOwnAttemptId, findOwnCheckoutId, getShownCheckout } from '../records/payable-checkout.store.ts'
import { isLive } from './apply/decide-attempt.ts'
import { type PaymentMeans, presentPaymentInfo } from './payment-info.presenter.ts'
import { refreshIfReachable } from './refresh-attempt.ts'

/** Where the money of a bank transfer goes; the card that paid. */
async function readMeans({ db }: Services, { id, method, cardId, status }: Attempt): Promise<PaymentMeans> {
  const card = cardId && status === 'succeeded' ? await findChargedCard(db, id) : undefined
  return { card, bankWire: method === 'bank_wire' ? await findBankWire(db, id) : undefined }
}

/** The payment info of an attempt as the database knows it. */
export async function describeAttempt(services: Services, attempt: Attempt): Promise<PaymentInfo> {
  const checkout = await getShownCheckout(services.db, attempt.checkoutId)
  return presentPaymentInfo(
    checkout,
    attempt,
    services.payments.paymentOrigins,
    await readMeans(services, attempt),
  )
}

/** The payment info of a checkout's current attempt. @throws ProblemError not_found when nobody tried to pay it */
export async function describeCheckoutPayment(services: Services, checkoutId: string): Promise<PaymentInfo> {
  const current = await findCurrentPayment(services.db, checkoutId)
  if (!current) throw notFound()
  const { checkout, attempt } = current
  return presentPaymentInfo(
    checkout,
    attempt,
    services.payments.paymentOrigins,
    await readMeans(services, attempt),
  )
}

/** Asks the provider when something may have changed, also about an attempt that was left for another way to pay. No answer is no failure here. */
export async function refreshThrottled(services: Services, attempt: Attempt): Promise<Attempt> {
  if (!isLive(attempt.status) && attempt.nextCheckAt === null) return attempt
  if (!(await claimCheck(services.db, attempt.id, services.clock.now()))) return attempt
  await refreshIfReachable(services, attempt.id)
  return (await findAttempt(services.db, attempt.id)) ?? attempt
}

/**
 * Asks for the status of a payment of the account, by the id of our attempt, the provider, an order, a checkout or a card check.
 * The return address alone changes nothing; the provider is asked (payments reference §6).
 * @throws ProblemError not_found, also for another account's
 */
export async function refreshPayment(
  services: Services,
  accountId: string,
  id: string,
): Promise<PaymentInfo> {
  const attemptId = await findOwnAttemptId(services.db, accountId, id)
  const checkoutId = attemptId ? undefined : await findOwnCheckoutId(services.db, accountId, id)
  const attempt = attemptId
    ? await findAttempt(services.db, attemptId)
    : checkoutId
      ? (await findCurrentPayment(services.db, checkoutId))?.attempt
      : undefined
  if (attempt) return describeAttempt(services, await refreshThrottled(services, attempt))
  const check = await findCardCheck(services, accountId, id)
  if (!check) throw notFound()
  return check
}
