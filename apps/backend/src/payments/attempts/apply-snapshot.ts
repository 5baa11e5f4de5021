import { changeOrderStatus } from '../../orders/order/change-order-status.ts'
import { holdStockAgain } from '../../orders/stock/hold-stock-again.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { disposeOneTimeCard } from '../cards/dispose-one-time-card.ts'
import { failureOf } from '../providers/failure-reason.ts'
import { nextCheck } from '../providers/next-check.ts'
import type { Snapshot } from '../providers/payment-provider.ts'
import {
  type Attempt,
  type LockedCheckout,
  lockWithCheckout,
  writeAttempt,
} from '../records/attempt.store.ts'
import { hasLaterCheckout, markOpen, markReview } from '../records/checkout-payment.store.ts'
import { refundAttempt } from '../refunds/refund-attempt.ts'
import { openReviewTask } from '../review/open-review-task.ts'
import { decideAttempt } from './decide-attempt.ts'
import { mailPaymentFailed } from './mail-payment.ts'
import { settlePaid } from './settle-paid.ts'
import { saveBankWire } from './start/bank-wire.store.ts'
import { queueEndOfAttempt } from './start/queue-end-of-session.ts'

type Applied = { trx: Transaction; checkout: LockedCheckout; attempt: Attempt; snapshot: Snapshot; now: Date }

/** Money that arrived after the hold ended: sold if everything can be had once more and nothing newer replaced it, else given back. */
async function settleLate({ trx, checkout, attempt, snapshot, now }: Applied): Promise<void> {
  const isHeld = !(await hasLaterCheckout(trx, checkout)) && (await holdStockAgain(trx, checkout.id))
  if (!isHeld) return refundAttempt(trx, attempt, 'late', now)
  await settlePaid(trx, { checkout, attempt, providerId: snapshot.providerId, now })
}

/** The attempt is over without money: the checkout is open again, the stock stays held until its end. */
async function settleFailed({ trx, checkout, attempt, now }: Applied, failed: boolean): Promise<void> {
  await disposeOneTimeCard(trx, attempt, now)
  if (checkout.status !== 'paying') return
  await markOpen(trx, checkout.id)
  if (!failed) return
  await changeOrderStatus(trx, {
    checkoutId: checkout.id,
    to: 'PAYMENT_FAILED',
    actor: 'system',
    cause: `payment ${attempt.id} refused`,
    now,
  })
  await mailPaymentFailed(trx, attempt, now)
}

/** The provider's object is not what we asked for: nothing moves until a person decides. */
async function askPerson(
  { trx, checkout, attempt, snapshot, now }: Applied,
  difference: string,
): Promise<void> {
  if (checkout.status === 'open' || checkout.status === 'paying') await markReview(trx, checkout.id)
  await openReviewTask(trx, {
    key: `mismatch:${attempt.id}:${now.getTime()}`,
    kind: 'payment_mismatch',
    reason: `The provider's payment differs from ours in its ${difference}.`,
    provider: attempt.provider,
    providerRef: snapshot.providerId,
    checkoutId: checkout.id,
    attemptId: attempt.id,
    amountCents: snapshot.amountCents,
    now,
  })
}

const isOver = ({ status }: LockedCheckout) => status !== 'open' && status !== 'paying' && status !== 'review'

async function applyIn(applied: Applied): Promise<void> {
  const { trx, checkout, attempt, snapshot, now } = applied
  const decision = decideAttempt(attempt, checkout, snapshot)
  const write = (status: Attempt['status'], nextCheckAt: Date | null) =>
    writeAttempt(trx, attempt.id, {
      status,
      snapshot,
      failureReason:
        status === 'failed' || status === 'cancelled' || status === 'expired'
          ? failureOf(status, attempt.provider, snapshot.resultCode)
          : null,
      nextCheckAt,
      now,
    })
  switch (decision.kind) {
    case 'nothing':
      return
    case 'progress':
      if (snapshot.bankWire) await saveBankWire(trx, attempt.id, snapshot.bankWire)
      // Started while the checkout ended: nobody is to pay it any more.
      if (isOver(checkout))
        await queueEndOfAttempt(trx, { id: attempt.id, providerId: snapshot.providerId }, now)
      return write(decision.status, nextCheck(attempt.checks, attempt.expiresAt, now))
    case 'review':
      await write('review', null)
      return askPerson(applied, decision.reason)
    case 'pay':
      await write('succeeded', null)
      return settlePaid(trx, { checkout, attempt, providerId: snapshot.providerId, now })
    case 'late':
      await write('succeeded', null)
      return settleLate(applied)
    case 'refund':
      await write('succeeded', null)
      return refundAttempt(trx, attempt, decision.reason, now)
    case 'fail':
      await write(decision.status, null)
      return settleFailed(applied, decision.status === 'failed')
  }
}

/**
 * Takes over what a provider says about an attempt: the only writer of payment states. Whoever asked (the pay call, the return
 * page, a hook, the reconciler), in whatever order and however often, the result is the same (payments reference §6.2).
 * The checkout's row is locked first, then the attempt's; no provider is called in here.
 */
export async function applySnapshot(
  services: Services,
  known: Pick<Attempt, 'id' | 'checkoutId'>,
  snapshot: Snapshot,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const locked = await lockWithCheckout(trx, known)
    if (locked) await applyIn({ trx, ...locked, snapshot, now })
  })
  services.wakeOutbox()
}
