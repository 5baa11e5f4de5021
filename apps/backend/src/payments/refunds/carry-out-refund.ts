import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import type { RefundSnapshot } from '../providers/money-back.ts'
import { mergePendingRefunds, SAME_AMOUNT_MS } from './merge-pending-refunds.ts'
import { nextTry } from './next-try.ts'
import { matchUnassignedRefund } from './provider-initiated/match-unassigned-refunds.ts'
import { queriesFirst } from './query-provider-first.ts'
import { queueRefund } from './queue-refund.ts'
import {
  changeRefund,
  type DueRefund,
  findMerged,
  findRefund,
  findUnsentBeside,
  lockRefund,
} from './refund-steps.store.ts'
import { payPlatformAdvance } from './reversals/pay-platform-advance.ts'
import { returnPlatformAdvance } from './reversals/return-platform-advance.ts'
import { isTooSoon, reverseTransfer } from './reversals/reverse-transfer.ts'
import { isAsked } from './reversals/transfer-reversal.store.ts'
import { settleRefund } from './settle-refund.ts'
import { waitForDispute } from './wait-for-dispute.ts'

const payload = z.object({ refundId: z.string() })

/** A refund that is on its way is looked at again after this; hooks are faster. */
const NEXT_CHECK_MS = 3_600_000

/** Plans the next step of a refund for later and stores the reason, which people see while it waits. */
async function postpone(
  { db }: Services,
  refund: DueRefund,
  until: Date,
  reason: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await lockRefund(trx, refund)
    if (locked.status === 'pending') {
      const shown = { postponed_until: until, postponed_reason: reason.slice(0, 300) }
      await changeRefund(trx, refund.id, shown, now)
    }
    await queueRefund(trx, refund.id, until, `${until.getTime()}`)
  })
}

/** Asks the provider, or looks again at what it was asked. */
async function refundPayment(
  services: Services,
  refund: DueRefund,
  amountCents: number,
): Promise<RefundSnapshot> {
  const { payments } = services
  if (refund.providerPaymentId === null) throw new Error('the payment of a refund has no id')
  const moneyBack = payments.moneyBack[refund.provider]
  if (refund.providerId !== null) {
    const [snapshot] = await moneyBack.fetchRefunds(refund.providerId)
    if (!snapshot) throw new Error(`refund ${refund.providerId} is not a refund of a payment`)
    return snapshot
  }
  return moneyBack.refundPayment({
    key: refund.tries === 0 ? `refund:${refund.id}` : `refund:${refund.id}:${refund.tries}`,
    refundId: refund.id,
    providerPaymentId: refund.providerPaymentId,
    accountId: refund.accountId,
    amountCents,
    queryFirst: queriesFirst(refund, services.clock.now()),
  })
}

/** Other unsent refunds of the payment whose money is there, so that they can be merged with this one. */
async function collectForOthers(services: Services, refund: DueRefund): Promise<Set<string>> {
  const ready = new Set<string>()
  for (const other of await findUnsentBeside(services.db, refund)) {
    const isThere =
      (await reverseTransfer(services, other)) === null && (await payPlatformAdvance(services, other))
    if (isThere) ready.add(other.id)
  }
  return ready
}

/** Amount to ask the provider for in this refund's name, in cents; null when nothing is to be sent, or not now. */
async function decideSending(services: Services, refund: DueRefund, now: Date): Promise<number | null> {
  const { db, payments } = services
  if (refund.providerId !== null) return refund.amountCents
  const isLimited = payments.moneyBack[refund.provider].refusesSameAmountWithinDay
  const isAlone = !isLimited || refund.orderId === null
  const others = isAlone ? new Set<string>() : await collectForOthers(services, refund)
  const ready = isLimited ? others : null
  const sending = await inTransaction(db, (trx) => mergePendingRefunds(trx, refund, ready, now))
  if (sending === null) return null
  if ('cents' in sending) return sending.cents
  await postpone(services, refund, sending.waitUntil, sending.reason, now)
  return null
}

/** The provider refused the amount because it refunded the same one within a day, which we did not know of: all of it is sent again later. */
async function sendLater(services: Services, refund: DueRefund, reason: string, now: Date): Promise<void> {
  const { db } = services
  const sent = [refund, ...(await findMerged(db, refund.id))]
  await inTransaction(db, async (trx) => {
    await lockRefund(trx, refund)
    await changeRefund(trx, refund.id, nextTry(refund), now)
    for (const { id } of sent) await changeRefund(trx, id, { sent_cents: null, merged_into: null }, now)
  })
  for (const one of sent) await postpone(services, one, new Date(now.getTime() + SAME_AMOUNT_MS), reason, now)
}

/** Money back to the customer, as far as it is not there. */
async function payCustomer(services: Services, refund: DueRefund): Promise<void> {
  const { db, clock } = services
  if (refund.status !== 'pending' || refund.isProviderInitiated || refund.mergedInto !== null) return
  if (!(await payPlatformAdvance(services, refund))) return
  const cents = await decideSending(services, refund, clock.now())
  if (cents === null) return
  const snapshot = await refundPayment(services, refund, cents)
  const now = clock.now()
  if (snapshot.refusal && isTooSoon(snapshot.refusal))
    return sendLater(services, refund, snapshot.refusal.reason, now)
  await inTransaction(db, async (trx) => {
    await settleRefund(trx, refund, snapshot, now)
    for (const other of await findMerged(trx, refund.id)) await settleRefund(trx, other, snapshot, now)
  })
  if (snapshot.status === 'pending') {
    await postpone(services, refund, new Date(now.getTime() + NEXT_CHECK_MS), 'on its way to the bank', now)
  }
  services.notifyOutbox()
}

/**
 * Takes back the seller's part of a refund, as far as it is not back. @returns whether the refund can go on now;
 * when not, it is planned again for the time that the provider asks for
 */
async function collectFromSeller(services: Services, refund: DueRefund, now: Date): Promise<boolean> {
  const later = refund.orderId === null ? null : await reverseTransfer(services, refund)
  if (later) await postpone(services, refund, new Date(now.getTime() + SAME_AMOUNT_MS), later.reason, now)
  return later === null
}

/** Collects what the seller owes for a failed refund: our advance, or a reversal whose answer is not known yet. */
async function collectDebt(services: Services, refund: DueRefund, now: Date): Promise<void> {
  if (refund.abandonedAt === null && !(await isAsked(services.db, refund.id))) return
  if (!(await collectFromSeller(services, refund, now))) return
  await payPlatformAdvance(services, refund)
  await returnPlatformAdvance(services, refund)
}

/**
 * Effect: carries out a refund from wherever an earlier try stopped. The transfer is reversed (or becomes a debt), the customer is
 * refunded, and a platform advance whose debt is paid comes back. The keys belong to the refund, so retries are safe.
 */
export function carryOutRefund(services: Services): EffectHandler {
  return async (given) => {
    const { refundId } = payload.parse(given)
    const refund = await findRefund(services.db, refundId)
    if (!refund) return
    const now = services.clock.now()
    if (refund.status === 'failed') return collectDebt(services, refund, now)
    if (refund.status === 'succeeded' && refund.isProviderInitiated && refund.orderId === null)
      return matchUnassignedRefund(services, refund)
    if (refund.hasOpenDispute && refund.providerId === null) {
      const { waitUntil, reason } = waitForDispute(now)
      return postpone(services, refund, waitUntil, reason, now)
    }
    if (!(await collectFromSeller(services, refund, now))) return
    await payCustomer(services, refund)
    await returnPlatformAdvance(services, refund)
  }
}
