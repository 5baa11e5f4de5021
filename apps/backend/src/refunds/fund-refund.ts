import type { Transaction } from '../database/open-database.ts'
import type { Refusal } from '../payment/money-back.ts'
import type { Services } from '../services.ts'
import { looksFirst } from './look-first.ts'
import { type DueRefund, lockRefund } from './refund-steps.store.ts'
import { settleRefund } from './settle-refund.ts'
import { changeTakeBack, lockTakeBack } from './take-back.store.ts'

/** Decides under the lock what we put in, in cents, and notes that it is asked for; null when nothing is. */
async function decide(trx: Transaction, refund: DueRefund, now: Date): Promise<number | null> {
  const { status } = await lockRefund(trx, refund)
  const takeBack = await lockTakeBack(trx, refund.id)
  if (!takeBack || takeBack.advanceId !== null) return null
  const isLacking = status === 'pending' && takeBack.status === 'debt'
  // What was asked for may have been made: it is asked to its end, so that it can come back.
  if (!isLacking && takeBack.advanceAskedAt === null) return null
  await changeTakeBack(trx, refund.id, { advance_asked_at: now }, now)
  return takeBack.amountCents
}

/** Nothing was put in: the refund cannot be paid unless its seller has given the money back meanwhile. */
async function refuse(trx: Transaction, refund: DueRefund, refused: Refusal, now: Date): Promise<boolean> {
  await lockRefund(trx, refund)
  await changeTakeBack(trx, refund.id, { advance_asked_at: null }, now)
  const takeBack = await lockTakeBack(trx, refund.id)
  if (takeBack?.status !== 'debt') return true
  await settleRefund(
    trx,
    refund,
    {
      providerId: '',
      refundId: refund.id,
      providerPaymentId: refund.providerPaymentId,
      attemptId: refund.attemptId,
      amountCents: refund.amountCents,
      status: 'failed',
      refusal: { ...refused, reason: `our own money could not be put in: ${refused.reason}` },
    },
    now,
  )
  return false
}

/**
 * Sees to it that a refund can be paid although its seller was paid out: we put in what the order lacks, once.
 * @returns whether it can be paid; when not, a person has been asked
 */
export async function fundRefund(services: Services, refund: DueRefund): Promise<boolean> {
  const { db, clock, payments } = services
  const amountCents = await db.transaction().execute((trx) => decide(trx, refund, clock.now()))
  if (amountCents === null) return true
  const answer = await payments.moneyBack[refund.provider].advance({
    key: `advance:${refund.id}:${refund.tries}`,
    refundId: refund.id,
    accountId: refund.accountId,
    amountCents,
    lookFirst: looksFirst(refund, clock.now()),
  })
  const now = clock.now()
  const { refused } = answer
  if (refused) return db.transaction().execute((trx) => refuse(trx, refund, refused, now))
  await changeTakeBack(db, refund.id, { advance_id: answer.providerId, advance_asked_at: null }, now)
  return true
}
