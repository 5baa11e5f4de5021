import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import type { Refusal } from '../../providers/money-back.ts'
import { queriesFirst } from '../query-provider-first.ts'
import { type DueRefund, lockRefund } from '../refund-steps.store.ts'
import { settleRefund } from '../settle-refund.ts'
import { changeReversal, lockReversal } from './transfer-reversal.store.ts'

/** Decides under the lock what we advance, in cents, and notes that it is asked for; null when nothing is. */
async function decide(trx: Transaction, refund: DueRefund, now: Date): Promise<number | null> {
  const { status } = await lockRefund(trx, refund)
  const reversal = await lockReversal(trx, refund.id)
  if (!reversal || reversal.advanceId !== null) return null
  const isLacking = status === 'pending' && reversal.status === 'debt'
  // What was asked for may have been made: it is asked to its end, so that it can come back.
  if (!isLacking && reversal.advanceAskedAt === null) return null
  await changeReversal(trx, refund.id, { advance_asked_at: now }, now)
  return reversal.amountCents
}

/** The advance was refused: the refund cannot be paid unless its transfer was reversed meanwhile. */
async function refuse(trx: Transaction, refund: DueRefund, refused: Refusal, now: Date): Promise<boolean> {
  await lockRefund(trx, refund)
  await changeReversal(trx, refund.id, { advance_asked_at: null }, now)
  const reversal = await lockReversal(trx, refund.id)
  if (reversal?.status !== 'debt') return true
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
      refusal: { ...refused, reason: `the platform advance failed: ${refused.reason}` },
    },
    now,
  )
  return false
}

/**
 * Pays the platform advance of a refund whose seller was paid out already, once.
 * @returns whether it can be paid; when not, a person has been asked
 */
export async function payPlatformAdvance(services: Services, refund: DueRefund): Promise<boolean> {
  const { db, clock, payments } = services
  const amountCents = await inTransaction(db, (trx) => decide(trx, refund, clock.now()))
  if (amountCents === null) return true
  const answer = await payments.moneyBack[refund.provider].advance({
    key: `advance:${refund.id}:${refund.tries}`,
    refundId: refund.id,
    accountId: refund.accountId,
    amountCents,
    queryFirst: queriesFirst(refund, clock.now()),
  })
  const now = clock.now()
  const { refused } = answer
  if (refused) return inTransaction(db, (trx) => refuse(trx, refund, refused, now))
  await changeReversal(db, refund.id, { advance_id: answer.providerId, advance_asked_at: null }, now)
  return true
}
