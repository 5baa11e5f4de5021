import type { Transaction } from '../database/open-database.ts'
import type { MoveAnswer, Refusal } from '../payment/money-back.ts'
import { openReviewTask } from '../review-queue/open-review-task.ts'
import { closeTasksOfRefund } from '../review-queue/review-task.store.ts'
import type { Services } from '../services.ts'
import { bookDebtSettled, bookTakeBack } from './book-refund.ts'
import { looksFirst } from './look-first.ts'
import { type DueRefund, lockRefund } from './refund-steps.store.ts'
import {
  changeTakeBack,
  insertDebt,
  lockTakeBack,
  lockTransfer,
  reduceTransfer,
  settleDebt,
  type TakeBack,
} from './take-back.store.ts'

const PAID = 'The seller has paid it.'

/** What is to be asked of the provider; null when nothing is. */
type Asked = { takeBack: TakeBack; transferId: string }

/** Decides under the locks, and notes that it is asked; a transfer that was not made yet becomes smaller here and nothing is asked. @throws Error while a transfer is under way */
async function decide(trx: Transaction, refund: DueRefund, now: Date): Promise<Asked | null> {
  await lockRefund(trx, refund)
  const takeBack = await lockTakeBack(trx, refund.id)
  if (!takeBack || (takeBack.status !== 'pending' && takeBack.status !== 'debt')) return null
  const transfer = await lockTransfer(trx, takeBack.orderId)
  if (transfer?.status === 'sending') {
    throw new Error(`the transfer of order ${takeBack.orderId} is being made: the refund waits for it`)
  }
  if (transfer?.status === 'succeeded' && transfer.providerId) {
    await changeTakeBack(trx, refund.id, { asked_at: now }, now)
    return { takeBack, transferId: transfer.providerId }
  }
  await reduce(trx, takeBack, transfer, now)
  return null
}

/** Nothing is to be asked of the provider: a transfer that was not made yet becomes smaller. */
async function reduce(
  trx: Transaction,
  takeBack: TakeBack,
  transfer: Awaited<ReturnType<typeof lockTransfer>>,
  now: Date,
): Promise<void> {
  if (transfer?.status === 'pending' || transfer?.status === 'blocked') {
    const left = {
      amountCents: transfer.amountCents - takeBack.amountCents,
      commissionCents: transfer.commissionCents - takeBack.commissionCents,
    }
    await reduceTransfer(trx, takeBack.orderId, left, now)
  }
  await changeTakeBack(trx, takeBack.refundId, { status: 'reduced' }, now)
}

/** In the transaction that writes a refund down, with its checkout locked: a transfer that waits becomes smaller before it can go. */
export async function reduceWaitingTransfer(trx: Transaction, refundId: string, now: Date): Promise<void> {
  const takeBack = await lockTakeBack(trx, refundId)
  const transfer = takeBack && (await lockTransfer(trx, takeBack.orderId))
  const isWaiting = transfer?.status === 'pending' || transfer?.status === 'blocked'
  if (takeBack?.status === 'pending' && isWaiting) await reduce(trx, takeBack, transfer, now)
}

/** A provider refuses to take the same amount back twice within a day: nothing is wrong with the seller's wallet. */
export const isTooSoon = ({ code }: Refusal) => code === '005407' || code === '005406'

async function recordDebt(
  trx: Transaction,
  refund: DueRefund,
  takeBack: TakeBack,
  refused: Refusal,
  now: Date,
): Promise<void> {
  await changeTakeBack(trx, refund.id, { status: 'debt', tries: takeBack.tries + 1, asked_at: null }, now)
  if (takeBack.status === 'debt') return
  await bookTakeBack(trx, refund, takeBack, { from: 'debt', providerRef: refund.id, now })
  await insertDebt(trx, takeBack, refused.reason, now)
  await openReviewTask(trx, {
    key: `debt:${refund.id}`,
    kind: 'seller_debt',
    reason: `Seller ${takeBack.sellerId} was paid out before order ${takeBack.orderId} was refunded: ${refused.reason}`,
    provider: refund.provider,
    checkoutId: refund.checkoutId,
    orderId: takeBack.orderId,
    refundId: refund.id,
    amountCents: takeBack.amountCents - takeBack.commissionCents,
    now,
  })
}

async function record(
  trx: Transaction,
  refund: DueRefund,
  takeBack: TakeBack,
  answer: MoveAnswer,
  now: Date,
): Promise<void> {
  await lockRefund(trx, refund)
  const current = await lockTakeBack(trx, refund.id)
  // Another worker, with the same key, was faster.
  if (current?.status !== takeBack.status || current.tries !== takeBack.tries) return
  if (answer.refused) return recordDebt(trx, refund, current, answer.refused, now)
  const made = { status: 'succeeded', provider_id: answer.providerId, asked_at: null } as const
  await changeTakeBack(trx, refund.id, made, now)
  if (current.status === 'debt') {
    if (await settleDebt(trx, refund.id, now)) {
      await bookDebtSettled(trx, refund, current, answer.providerId, now)
      await closeTasksOfRefund(trx, refund.id, { kind: 'seller_debt', note: PAID, now })
    }
    return
  }
  await bookTakeBack(trx, refund, current, { from: 'seller', providerRef: answer.providerId, now })
}

/**
 * Takes the seller's part of a refunded order back: a transfer that was not made yet becomes smaller, one that was made is
 * reversed. A seller whose wallet is empty owes it from now on; asked again, a debt is settled. Resumable at every point.
 * @returns null, or why it must be tried again later although nothing is wrong
 */
export async function takeBackFromSeller(services: Services, refund: DueRefund): Promise<Refusal | null> {
  const { db, clock, payments } = services
  const asked = await db.transaction().execute((trx) => decide(trx, refund, clock.now()))
  if (!asked) return null
  const { takeBack, transferId } = asked
  const answer = await payments.moneyBack[refund.provider].takeBack({
    key: `take-back:${refund.id}:${takeBack.tries}`,
    refundId: refund.id,
    transferId,
    accountId: refund.accountId,
    amountCents: takeBack.amountCents,
    commissionCents: takeBack.commissionCents,
    lookFirst: looksFirst(refund, clock.now()),
  })
  if (answer.refused && isTooSoon(answer.refused)) {
    // A refused request is used up: the next one needs a name of its own.
    const usedUp = { tries: takeBack.tries + 1, asked_at: null }
    await changeTakeBack(db, refund.id, usedUp, clock.now())
    return answer.refused
  }
  await db.transaction().execute((trx) => record(trx, refund, takeBack, answer, clock.now()))
  return null
}
