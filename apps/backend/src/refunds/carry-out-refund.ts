import { z } from 'zod'
import type { EffectHandler } from '../outbox/drain-outbox.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { REFUND_EFFECT } from '../payment/effect-kinds.ts'
import type { RefundSeen } from '../payment/money-back.ts'
import type { Services } from '../services.ts'
import { fundRefund } from './fund-refund.ts'
import { changeRefund, type DueRefund, findRefund, lastSameAmount, lockRefund } from './refund-steps.store.ts'
import { returnAdvance } from './return-advance.ts'
import { settleRefund } from './settle-refund.ts'
import { isTooSoon, takeBackFromSeller } from './take-back-from-seller.ts'

const payload = z.object({ refundId: z.string() })

const DAY_MS = 24 * 3_600_000
/** Clocks differ: a day and a minute. */
const SAME_AMOUNT_MS = DAY_MS + 60_000
/** A refund that is on its way is looked at again after this; hooks are faster. */
const LOOK_AGAIN_MS = 3_600_000
const DISPUTED_MS = DAY_MS

/** Plans the next step of a refund for later, with the reason where people see it. */
async function postpone(
  { db }: Services,
  refund: DueRefund,
  until: Date,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockRefund(trx, refund)
    if (locked.status !== 'pending') return
    await changeRefund(
      trx,
      refund.id,
      { postponed_until: until, postponed_reason: reason.slice(0, 300) },
      now,
    )
    await enqueue(trx, {
      kind: REFUND_EFFECT,
      key: `refund:${refund.id}:${until.getTime()}`,
      payload: { refundId: refund.id },
      runAt: until,
    })
  })
}

type Wait = { until: Date; reason: string }

/** Why a refund must wait; null when it need not. */
async function findWait(services: Services, refund: DueRefund, now: Date): Promise<Wait | null> {
  if (refund.hasOpenDispute) {
    const until = new Date(now.getTime() + DISPUTED_MS)
    return { until, reason: 'the payment is disputed: nothing is refunded until that is decided' }
  }
  if (!services.payments.moneyBack[refund.provider].refusesSameAmountWithinDay) return null
  const last = await lastSameAmount(services.db, refund, new Date(now.getTime() - SAME_AMOUNT_MS))
  if (last === null) return null
  const until = new Date(last.getTime() + SAME_AMOUNT_MS)
  return { until, reason: 'the provider takes the same amount of one payment once in 24 hours' }
}

async function giveBack(services: Services, refund: DueRefund): Promise<RefundSeen> {
  const { payments } = services
  if (refund.providerPaymentId === null) throw new Error('the payment of a refund has no id')
  const moneyBack = payments.moneyBack[refund.provider]
  if (refund.providerId !== null) {
    const [seen] = await moneyBack.seeRefunds(refund.providerId)
    if (!seen) throw new Error(`refund ${refund.providerId} is not a refund of a payment`)
    return seen
  }
  return moneyBack.giveBack({
    key: refund.tries === 0 ? `refund:${refund.id}` : `refund:${refund.id}:${refund.tries}`,
    refundId: refund.id,
    providerPaymentId: refund.providerPaymentId,
    accountId: refund.accountId,
    amountCents: refund.amountCents,
  })
}

/** Money back to the customer, as far as it is not there. */
async function payCustomer(services: Services, refund: DueRefund): Promise<void> {
  const { db, clock } = services
  if (refund.status !== 'pending' || refund.madeElsewhere) return
  if (!(await fundRefund(services, refund))) return
  const seen = await giveBack(services, refund)
  const now = clock.now()
  if (seen.refusal && isTooSoon(seen.refusal)) {
    // A refused request is used up: the next one needs a name of its own.
    await changeRefund(db, refund.id, { tries: refund.tries + 1 }, now)
    return postpone(services, refund, new Date(now.getTime() + SAME_AMOUNT_MS), seen.refusal.reason, now)
  }
  await db.transaction().execute((trx) => settleRefund(trx, refund, seen, now))
  if (seen.status === 'pending') {
    await postpone(services, refund, new Date(now.getTime() + LOOK_AGAIN_MS), 'on its way to the bank', now)
  }
  services.wakeOutbox()
}

/** What we put in for a refund that was given up is owed all the same. */
async function collectDebt(services: Services, refund: DueRefund): Promise<void> {
  if (refund.releasedAt === null || refund.orderId === null) return
  await takeBackFromSeller(services, refund)
  await returnAdvance(services, refund)
}

/**
 * Effect: carries a refund out, from wherever an earlier try stopped: the seller's part is taken back (or becomes the seller's
 * debt), then the customer gets the money; what we had put in for a debt that is paid now comes back. Each call is named after the refund, so that a repetition after a crash is the same call.
 */
export function carryOutRefund(services: Services): EffectHandler {
  return async (given) => {
    const { refundId } = payload.parse(given)
    const refund = await findRefund(services.db, refundId)
    if (!refund) return
    if (refund.status === 'failed') return collectDebt(services, refund)
    const now = services.clock.now()
    const isUnderWay = refund.providerId !== null
    const wait = isUnderWay ? null : await findWait(services, refund, now)
    if (wait) return postpone(services, refund, wait.until, wait.reason, now)
    const later = refund.orderId === null ? null : await takeBackFromSeller(services, refund)
    if (later) {
      return postpone(services, refund, new Date(now.getTime() + SAME_AMOUNT_MS), later.reason, now)
    }
    await payCustomer(services, refund)
    await returnAdvance(services, refund)
  }
}
