import type { Transaction } from '../database/open-database.ts'
import { type Attempt, findAttempt } from '../payment/attempt.store.ts'
import { closeTasksOfRefund } from '../review-queue/review-task.store.ts'
import type { Services } from '../services.ts'
import { bookUnclaimedUndone } from './book-refund.ts'
import { findOpenOrders, findUnclaimed } from './foreign-refund.store.ts'
import { findOvertaken } from './overtaken-refund.store.ts'
import { recordForeignRefund, wentBack } from './record-foreign-refund.ts'
import { changeRefund, countRefunded, type DueRefund, findRefund, lockRefund } from './refund-steps.store.ts'

const CLAIMED = 'This is money that went back for the orders of the payment.'

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
    seen: wentBack(attempt, providerId, amountCents),
    key: `claimed:${refund.id}`,
    actor: 'system',
    isMailed: refund.mailedAt === null,
    now,
  })
}

/** What the orders of a payment still have, and what refunds of ours have spoken for that did not reach the customer. */
async function hasRoom(trx: Transaction, attemptId: string): Promise<boolean> {
  const open = await findOpenOrders(trx, attemptId)
  return open.some(({ leftCents }) => leftCents > 0) || (await findOvertaken(trx, attemptId)).length > 0
}

async function claimOne(trx: Transaction, attempt: Attempt, refundId: string, now: Date): Promise<void> {
  const known = await findRefund(trx, refundId)
  if (!known) return
  const refund = await lockRefund(trx, known)
  if (refund.status === 'succeeded' && (await hasRoom(trx, attempt.id)))
    await claim(trx, attempt, refund, now)
}

/**
 * The orders of a payment claim what of its money went back before it was known to be theirs, in the transaction that paid them and
 * holds the checkout: their transfers are not on their way yet.
 */
export async function claimUnclaimed(trx: Transaction, attempt: Attempt, now: Date): Promise<void> {
  for (const refundId of await findUnclaimed(trx, attempt.id)) await claimOne(trx, attempt, refundId, now)
}

/**
 * Step of the effect of a refund that was made elsewhere and belonged to no order, because refunds of ours had spoken for all that the
 * orders had: when one of those has failed, the orders claim it after all.
 */
export async function claimForOrders({ db, clock }: Services, { id, attemptId }: DueRefund): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, attemptId)
    if (attempt) await claimOne(trx, attempt, id, now)
  })
}
