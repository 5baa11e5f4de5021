import { randomUUID } from 'node:crypto'
import type { BrowserInfo } from '@filiera/contract/payment'
import { listActiveCards } from '../cards/card.store.ts'
import { chooseCard } from '../cards/card-rules.ts'
import { type LockedCheckout, markPaying } from '../checkout/checkout-status.store.ts'
import { extendHold } from '../checkout/hold-times.ts'
import type { Transaction } from '../database/open-database.ts'
import { changeOrderStatus } from '../orders/change-order-status.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { assertPayable } from './assert-sellers-payable.ts'
import { type Attempt, claimCheck, findLiveAttempt, insertAttempt } from './attempt.store.ts'
import { nextCheck } from './next-check.ts'
import {
  findCheckoutId,
  lockPaymentScene,
  type PayableCheckout,
  type PaymentScene,
} from './payable-checkout.store.ts'
import {
  type PaymentMethod,
  type ProviderName,
  ProviderRefused,
  ProviderUnavailable,
  type StartRequest,
} from './payment-provider.ts'
import { refreshAttempt, refreshKnown } from './refresh-attempt.ts'
import { returnUrl } from './return-url.ts'

/** Attempts that one checkout may have. */
const MAX_ATTEMPTS = 5
/** A payment under way that was looked at within this time is answered as it is known. */
const FRESH_MS = 2_000

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

const expired = () => new ProblemError('expired', 'The products are no longer set aside: buy the cart again.')
const unavailable = () =>
  new ProblemError('provider_unavailable', 'The payment provider does not answer: please try again.')

/** Refuses a checkout that cannot be paid any more. @returns false when it is paid already */
function assertOpen(checkout: LockedCheckout, now: Date): boolean {
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

/** The saved card to charge, with what its 3-D Secure needs. @throws ProblemError card_required */
async function cardOf(trx: Transaction, start: PaymentStart, now: Date) {
  if (start.method !== 'card_direct' || !start.browserInfo) return null
  const chosen = chooseCard(await listActiveCards(trx, start.accountId), start.cardId, now)
  if (!chosen) throw new ProblemError('card_required', 'Choose a saved card, or enter a new one.')
  return {
    id: chosen.id,
    request: {
      providerId: chosen.providerId,
      browserInfo: start.browserInfo,
      ipAddress: start.ipAddress,
    },
  }
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
    returnUrl: returnUrl(services.config.PUBLIC_URL, bought.locale, attemptId),
    billing: bought.invoiceAddress,
    shipping: bought.shipmentAddress,
    orders: bought.orders.map(({ id, amountCents }) => ({ id, amountCents })),
    beneficiaries: [...new Set(bought.orders.map(({ sellerUserId }) => sellerUserId ?? ''))],
    sessionEndsAt: endsAt,
    card,
  }
}

/** Writes the attempt and extends the hold, in the transaction that holds the checkout. */
async function openAttempt(
  trx: Transaction,
  services: Services,
  start: PaymentStart,
  checkout: PaymentScene,
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

/** What is to be done after the lock is given back. */
type Next =
  | { kind: 'paid' }
  | { kind: 'started'; attempt: Attempt }
  | { kind: 'running'; attempt: Attempt; same: boolean }

async function decideIn(
  trx: Transaction,
  services: Services,
  start: PaymentStart,
  checkoutId: string,
): Promise<Next> {
  const checkout = await lockPaymentScene(trx, start.accountId, checkoutId)
  if (!checkout) throw notFound()
  if (!assertOpen(checkout, services.clock.now())) return { kind: 'paid' }
  const live = checkout.hasLiveAttempt ? await findLiveAttempt(trx, checkoutId) : undefined
  if (live) {
    const same = live.provider === start.provider && live.method === start.method
    return { kind: 'running', attempt: live, same }
  }
  if (checkout.attempts >= MAX_ATTEMPTS) {
    throw new ProblemError(
      'too_many_attempts',
      'Too many payments were tried for this order: buy the cart again.',
    )
  }
  return { kind: 'started', attempt: await openAttempt(trx, services, start, checkout) }
}

/** Asks the provider; an unknown outcome is a 502 with the attempt kept, so that the same call may be repeated. */
async function refresh(asking: Promise<void>): Promise<void> {
  await asking.catch((error: unknown) => {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) throw unavailable()
    throw error
  })
}

/** Makes way for another means of payment: ends the running session where the provider can. */
async function endRunning(services: Services, attempt: Attempt): Promise<void> {
  if (attempt.providerId !== null) {
    await services.payments.providers[attempt.provider].endSession(attempt.providerId).catch(() => {
      throw unavailable()
    })
  }
  await refresh(refreshAttempt(services, attempt.id))
}

/**
 * Starts the payment of a checkout, or goes on with the one under way: never two at once (payments reference §6.3).
 * The attempt is committed before the provider hears of it; its key makes every repetition the same payment.
 * @returns the checkout whose current attempt is the answer
 * @throws ProblemError not_found, expired, in_progress, card_required, too_many_attempts, seller_not_payable, provider_unavailable
 */
export async function startPayment(services: Services, start: PaymentStart): Promise<string> {
  const checkoutId = await findCheckoutId(services.db, start.accountId, start.id)
  if (!checkoutId) throw notFound()
  const decide = () => services.db.transaction().execute((trx) => decideIn(trx, services, start, checkoutId))
  let next = await decide()
  if (next.kind === 'running' && !next.same) {
    await endRunning(services, next.attempt)
    next = await decide()
    if (next.kind === 'running' && !next.same) {
      throw new ProblemError('in_progress', 'A payment with another method is under way: finish it first.')
    }
  }
  if (next.kind === 'started') await refresh(refreshKnown(services, next.attempt))
  if (next.kind === 'running') {
    const { attempt } = next
    const isNew = attempt.status === 'creating'
    if (isNew || (await claimCheck(services.db, attempt.id, services.clock.now(), FRESH_MS))) {
      await refresh(refreshAttempt(services, attempt.id))
    }
  }
  return checkoutId
}
