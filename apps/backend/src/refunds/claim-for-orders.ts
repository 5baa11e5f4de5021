import type { Transaction } from '../database/open-database.ts'
import { type Attempt, findAttempt } from '../payment/attempt.store.ts'
import { closeTasksOfRefund } from '../review-queue/review-task.store.ts'
import type { Services } from '../services.ts'
import { bookUnclaimedUndone } from './book-refund.ts'
import { findOvertaken } from './overtaken-refund.store.ts'
import { recordForeignRefund } from './record-foreign-refund.ts'
import { changeRefund, countRefunded, type DueRefund, lockRefund } from './refund-steps.store.ts'

const CLAIMED = 'A refund of the orders failed, so that this is the money that went back for them.'

/** Takes back that the money was nobody's. */
async function forget(trx: Transaction, refund: DueRefund, now: Date): Promise<void> {
  await bookUnclaimedUndone(trx, refund, now)
  await countRefunded(trx, refund.attemptId, -refund.amountCents, now)
  // Without the provider's id: what is said of it from now on is said of what the orders claim.
  await changeRefund(
    trx,
    refund.id,
    { status: 'failed', provider_id: null, released_at: now, result: CLAIMED },
    now,
  )
  await closeTasksOfRefund(trx, refund.id, { kind: 'payment_mismatch', note: CLAIMED, now })
}

async function claim(trx: Transaction, attempt: Attempt, refund: DueRefund, now: Date): Promise<void> {
  const { providerId, amountCents } = refund
  if (providerId === null) throw new Error(`refund ${refund.id} was made elsewhere without a name`)
  await forget(trx, refund, now)
  await recordForeignRefund(trx, {
    attempt,
    seen: {
      providerId,
      refundId: null,
      providerPaymentId: attempt.providerId,
      attemptId: attempt.id,
      amountCents,
      status: 'succeeded',
      refusal: null,
    },
    key: `claimed:${refund.id}`,
    actor: 'system',
    isMailed: refund.mailedAt === null,
    now,
  })
}

/**
 * Step of the effect of a refund that was made elsewhere and belonged to no order, because refunds of ours had spoken for all that the
 * orders had: when one of those has failed, the orders claim it after all.
 */
export async function claimForOrders({ db, clock }: Services, known: DueRefund): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, known)
    const attempt = await findAttempt(trx, refund.attemptId)
    if (!attempt || refund.status !== 'succeeded') return
    if ((await findOvertaken(trx, attempt.id)).length > 0) await claim(trx, attempt, refund, now)
  })
}
