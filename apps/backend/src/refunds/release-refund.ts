import type { Transaction } from '../database/open-database.ts'
import { bookDebtCancelled } from './book-refund.ts'
import { changeRefund, type DueRefund, findRefund, lockRefund } from './refund-steps.store.ts'
import { lowerRefunded } from './release-refund.store.ts'
import type { Part } from './share-kept.ts'
import { changeTakeBack, deleteDebt, lockTakeBack } from './take-back.store.ts'

/** Takes nothing of the seller's along that never came: a debt that nobody has paid for us is forgotten. @returns what was taken back */
async function takenBack(trx: Transaction, refund: DueRefund, now: Date): Promise<Part> {
  const nothing = { amountCents: 0, commissionCents: 0 }
  const takeBack = await lockTakeBack(trx, refund.id)
  if (!takeBack) return nothing
  const isUnpaidDebt = takeBack.status === 'debt' && takeBack.advanceId === null
  if (takeBack.status !== 'pending' && !isUnpaidDebt) return takeBack
  if (isUnpaidDebt) {
    await deleteDebt(trx, refund.id)
    await bookDebtCancelled(trx, refund, takeBack, now)
  }
  // Nothing is to be asked of the seller any more.
  await changeTakeBack(trx, refund.id, { status: 'reduced' }, now)
  return nothing
}

/**
 * Gives a failed refund up, once, in the transaction that decides it: its amount counts no more and can be refunded again. What was
 * taken back from the seller for it stays with the order, and the next refund is paid from it first.
 */
export async function releaseRefund(trx: Transaction, refundId: string, now: Date): Promise<void> {
  const known = await findRefund(trx, refundId)
  if (!known) throw new Error(`no refund ${refundId}`)
  const refund = await lockRefund(trx, known)
  if (refund.status !== 'failed' || refund.releasedAt !== null) return
  await changeRefund(trx, refund.id, { released_at: now }, now)
  if (refund.orderId === null) return
  await lowerRefunded(trx, refund.id, refund.orderId, await takenBack(trx, refund, now))
}
