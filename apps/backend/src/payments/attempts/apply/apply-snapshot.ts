import { changeOrderStatus } from '../../../orders/order/change-order-status.ts'
import type { PaymentOutcome } from '../../../orders/ports.ts'
import { holdStockAgain } from '../../../orders/stock/hold-stock-again.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { failureOf } from '../../providers/failure-reason.ts'
import { nextCheck } from '../../providers/next-check.ts'
import type { Snapshot } from '../../providers/payment-provider.ts'
import {
  type Attempt,
  type CheckoutToPay,
  lockWithCheckout,
  writeAttempt,
} from '../../records/attempt.store.ts'
import { saveBankWire } from '../../records/bank-wire.store.ts'
import { hasLaterCheckout, markOpen, markReview } from '../../records/checkout-payment.store.ts'
import { decideAttempt } from './decide-attempt.ts'
import { settlePaid } from './settle-paid.ts'

type Applied = { trx: Transaction; checkout: CheckoutToPay; attempt: Attempt; snapshot: Snapshot; now: Date }

/** Money that arrived after the hold ended: sold if everything can be had once more and nothing newer replaced it, else given back. */
async function settleLate(applied: Applied): Promise<PaymentOutcome> {
  const { trx, checkout, attempt } = applied
  const isHeld = !(await hasLaterCheckout(trx, checkout)) && (await holdStockAgain(trx, checkout.id))
  if (isHeld) return settlePaid(applied)
  return { kind: 'refund_due', reason: 'late', amountCents: attempt.amountCents }
}

/** The attempt is over without money: the checkout is open again, the stock stays held until its end. */
async function settleFailed(
  { trx, checkout, attempt, now }: Applied,
  isRefused: boolean,
): Promise<PaymentOutcome> {
  if (checkout.status !== 'paying') return { kind: 'ended' }
  await markOpen(trx, checkout.id)
  if (!isRefused) return { kind: 'ended' }
  await changeOrderStatus(trx, {
    checkoutId: checkout.id,
    to: 'PAYMENT_FAILED',
    actor: 'system',
    cause: `payment ${attempt.id} refused`,
    now,
  })
  return { kind: 'refused' }
}

const isOver = ({ status }: CheckoutToPay) => status !== 'open' && status !== 'paying' && status !== 'review'

/** Writes attempt, checkout, orders, stock and ledger. @returns what became of the payment; null when nobody needs to hear of it */
async function writeSnapshot(applied: Applied): Promise<PaymentOutcome | null> {
  const { trx, checkout, attempt, snapshot, now } = applied
  const decision = decideAttempt(attempt, checkout, snapshot)
  const write = (status: Attempt['status'], nextCheckAt: Date | null = null) =>
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
      return null
    case 'progress':
      if (snapshot.bankWire) await saveBankWire(trx, attempt.id, snapshot.bankWire)
      await write(decision.status, nextCheck(attempt.checks, attempt.expiresAt, now))
      // Started while the checkout ended: nobody is to pay it any more.
      return isOver(checkout) ? { kind: 'unneeded' } : null
    case 'review':
      await write('review')
      if (checkout.status === 'open' || checkout.status === 'paying') await markReview(trx, checkout.id)
      return {
        kind: 'mismatch',
        difference: decision.reason,
        providerRef: snapshot.providerId,
        amountCents: snapshot.amountCents,
      }
    case 'pay':
      await write('succeeded')
      return settlePaid(applied)
    case 'late':
      await write('succeeded')
      return settleLate(applied)
    case 'refund':
      await write('succeeded')
      return { kind: 'refund_due', reason: decision.reason, amountCents: attempt.amountCents }
    case 'fail':
      await write(decision.status)
      return settleFailed(applied, decision.status === 'failed')
  }
}

/**
 * Applies what a provider says about an attempt; a start that was refused or superseded, and a mismatch, are written elsewhere.
 * The result does not depend on who asked, in which order or how often (payments reference §6.2). Locks the checkout, then the
 * attempt, and announces the outcome once.
 */
export async function applySnapshot(
  services: Services,
  known: Pick<Attempt, 'id' | 'checkoutId'>,
  snapshot: Snapshot,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const locked = await lockWithCheckout(trx, known)
    if (!locked) return
    const outcome = await writeSnapshot({ trx, ...locked, snapshot, now })
    const attempt = { ...locked.attempt, providerId: locked.attempt.providerId ?? snapshot.providerId }
    if (outcome) await services.announcePayment(trx, { attempt, outcome, now })
  })
  services.notifyOutbox()
}
