import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { closeCases, hasOpenCase } from '../../cases/cases.store.ts'
import { openCase } from '../../cases/open-case.ts'
import type { MoveAnswer, Refusal } from '../../providers/money-back.ts'
import { bookDebtSettled, bookReversal } from '../book-refund.ts'
import { nextTry } from '../next-try.ts'
import { queriesFirst } from '../query-provider-first.ts'
import { type DueRefund, lockRefund } from '../refund-steps.store.ts'
import {
  changeReversal,
  insertDebt,
  lockReversal,
  lockTransfer,
  reduceTransfer,
  settleDebt,
  type TransferReversal,
} from './transfer-reversal.store.ts'

const PAID = 'The seller has paid it.'
const NOTHING_LEFT = 'Everything was refunded: nothing is left to transfer.'

/** What is to be asked of the provider; null when nothing is. */
type Asked = { reversal: TransferReversal; transferId: string }

/**
 * Decides under the locks what to ask for and notes that it is asked; a transfer not made yet is only reduced.
 * @throws Error while a transfer is under way
 */
async function decide(trx: Transaction, refund: DueRefund, now: Date): Promise<Asked | null> {
  await lockRefund(trx, refund)
  const reversal = await lockReversal(trx, refund.id)
  if (!reversal || (reversal.status !== 'pending' && reversal.status !== 'debt')) return null
  const transfer = await lockTransfer(trx, reversal.orderId)
  if (transfer?.status === 'sending') {
    throw new Error(`the transfer of order ${reversal.orderId} is being made: the refund waits for it`)
  }
  if (transfer?.status === 'succeeded' && transfer.providerId) {
    await changeReversal(trx, refund.id, { asked_at: now }, now)
    return { reversal, transferId: transfer.providerId }
  }
  await reduce(trx, reversal, transfer, now)
  return null
}

/** Nothing is to be asked of the provider: a transfer that was not made yet becomes smaller. */
async function reduce(
  trx: Transaction,
  reversal: TransferReversal,
  transfer: Awaited<ReturnType<typeof lockTransfer>>,
  now: Date,
): Promise<void> {
  if (transfer?.status === 'pending' || transfer?.status === 'blocked') {
    const left = {
      amountCents: transfer.amountCents - reversal.amountCents,
      commissionCents: transfer.commissionCents - reversal.commissionCents,
    }
    await reduceTransfer(trx, reversal.orderId, left, now)
    if (left.amountCents === 0)
      await closeCases(
        trx,
        { orderId: reversal.orderId },
        { kind: 'transfer_blocked', note: NOTHING_LEFT, now },
      )
  }
  await changeReversal(trx, reversal.refundId, { status: 'reduced' }, now)
}

/** In the transaction that writes a refund down, with its checkout locked: a transfer that waits becomes smaller before it can go. */
export async function reduceWaitingTransfer(trx: Transaction, refundId: string, now: Date): Promise<void> {
  const reversal = await lockReversal(trx, refundId)
  const transfer = reversal && (await lockTransfer(trx, reversal.orderId))
  const isWaiting = transfer?.status === 'pending' || transfer?.status === 'blocked'
  if (reversal?.status === 'pending' && isWaiting) await reduce(trx, reversal, transfer, now)
}

/** A provider refuses to reverse the same amount twice within a day: nothing is wrong with the seller's wallet. */
export const isTooSoon = ({ code }: Refusal) => code === '005407' || code === '005406'

async function recordDebt(
  trx: Transaction,
  refund: DueRefund,
  reversal: TransferReversal,
  refused: Refusal,
  now: Date,
): Promise<void> {
  const tries = reversal.tries + 1
  await changeReversal(trx, refund.id, { status: 'debt', tries, asked_at: null }, now)
  if (reversal.status !== 'debt') {
    await bookReversal(trx, refund, reversal, { from: 'debt', providerRef: refund.id, now })
    await insertDebt(trx, reversal, refused.reason, now)
  }
  // Who decided to try again is asked again.
  if (await hasOpenCase(trx, 'seller_debt', { refundId: refund.id })) return
  await openCase(trx, {
    key: `debt:${refund.id}:${tries}`,
    kind: 'seller_debt',
    reason: `Seller ${reversal.sellerId} was paid out before order ${reversal.orderId} was refunded: ${refused.reason}`,
    provider: refund.provider,
    checkoutId: refund.checkoutId,
    orderId: reversal.orderId,
    refundId: refund.id,
    amountCents: reversal.amountCents - reversal.commissionCents,
    now,
  })
}

async function record(
  trx: Transaction,
  refund: DueRefund,
  reversal: TransferReversal,
  answer: MoveAnswer,
  now: Date,
): Promise<void> {
  await lockRefund(trx, refund)
  const current = await lockReversal(trx, refund.id)
  // Another worker, with the same key, was faster.
  if (current?.status !== reversal.status || current.tries !== reversal.tries) return
  if (answer.refused) return recordDebt(trx, refund, current, answer.refused, now)
  const made = { status: 'succeeded', provider_id: answer.providerId, asked_at: null } as const
  await changeReversal(trx, refund.id, made, now)
  if (current.status === 'debt') {
    if (await settleDebt(trx, refund.id, now)) {
      await bookDebtSettled(trx, refund, current, answer.providerId, now)
      await closeCases(trx, { refundId: refund.id }, { kind: 'seller_debt', note: PAID, now })
    }
    return
  }
  await bookReversal(trx, refund, current, { from: 'seller', providerRef: answer.providerId, now })
}

/**
 * Reverses the seller's transfer for a refund, or reduces one that was not made yet. A seller with an empty wallet owes the amount;
 * a later call collects that debt. Can be resumed at every point.
 * @returns null, or why it must be tried again later
 */
export async function reverseTransfer(services: Services, refund: DueRefund): Promise<Refusal | null> {
  const { db, clock, payments } = services
  const asked = await inTransaction(db, (trx) => decide(trx, refund, clock.now()))
  if (!asked) return null
  const { reversal, transferId } = asked
  const answer = await payments.moneyBack[refund.provider].reverseTransfer({
    key: `transfer-reversal:${refund.id}:${reversal.tries}`,
    refundId: refund.id,
    transferId,
    accountId: refund.accountId,
    amountCents: reversal.amountCents,
    commissionCents: reversal.commissionCents,
    queryFirst: queriesFirst(refund, clock.now()),
  })
  if (answer.refused && isTooSoon(answer.refused)) {
    const usedUp = { ...nextTry(reversal), asked_at: null }
    await changeReversal(db, refund.id, usedUp, clock.now())
    return answer.refused
  }
  await inTransaction(db, (trx) => record(trx, refund, reversal, answer, clock.now()))
  return null
}
