import type { Services } from '../services.ts'
import { looksFirst } from './look-first.ts'
import { type DueRefund, lockRefund } from './refund-steps.store.ts'
import { settleRefund } from './settle-refund.ts'
import { changeTakeBack, lockTakeBack } from './take-back.store.ts'

/**
 * Sees to it that a refund can be paid although its seller was paid out: we put in what the order lacks, once.
 * @returns whether it can be paid; when not, a person has been asked
 */
export async function fundRefund(services: Services, refund: DueRefund): Promise<boolean> {
  const { db, clock, payments } = services
  const debt = await db.transaction().execute(async (trx) => {
    await lockRefund(trx, refund)
    return lockTakeBack(trx, refund.id)
  })
  if (debt?.status !== 'debt' || debt.advanceId !== null) return true
  const answer = await payments.moneyBack[refund.provider].advance({
    key: `advance:${refund.id}:${refund.tries}`,
    refundId: refund.id,
    accountId: refund.accountId,
    amountCents: debt.amountCents,
    lookFirst: looksFirst(refund, clock.now()),
  })
  const now = clock.now()
  if (!answer.refused) {
    await changeTakeBack(db, refund.id, { advance_id: answer.providerId }, now)
    return true
  }
  const { refused } = answer
  await db.transaction().execute((trx) =>
    settleRefund(
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
    ),
  )
  return false
}
