import type { PaymentChanged, PaymentHandler } from '../../../orders/ports.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { closeCases } from '../../cases/cases.store.ts'
import { findAttempt } from '../../records/attempt.store.ts'
import { bookUnassignedUndone } from '../book-refund.ts'
import { changeRefund, countRefunded, type DueRefund, findRefund, lockRefund } from '../refund-steps.store.ts'
import { recordProviderRefund, wentBack } from './record-provider-refund.ts'
import { findSupersedable } from './superseded-refund.store.ts'
import { findOpenOrders, findUnassigned } from './unassigned-refund.store.ts'

type Attempt = PaymentChanged['attempt']

const MATCHED = 'This refund belongs to the orders of the payment.'

/** Books the unassigned refund back. */
async function undo(trx: Transaction, refund: DueRefund, now: Date): Promise<void> {
  await bookUnassignedUndone(trx, refund, now)
  await countRefunded(trx, refund.attemptId, -refund.amountCents, now)
  // Without the provider's id: what is said of it from now on is said of the refunds of the orders.
  await changeRefund(
    trx,
    refund.id,
    { status: 'failed', provider_id: null, abandoned_at: now, result: MATCHED },
    now,
  )
  await closeCases(trx, { refundId: refund.id }, { kind: 'payment_mismatch', note: MATCHED, now })
}

async function match(trx: Transaction, attempt: Attempt, refund: DueRefund, now: Date): Promise<void> {
  const { providerId, amountCents } = refund
  if (providerId === null) throw new Error(`refund ${refund.id} was made at the provider without an id`)
  await undo(trx, refund, now)
  await recordProviderRefund(trx, {
    attempt,
    snapshot: wentBack(attempt, providerId, amountCents),
    key: `matched:${refund.id}`,
    actor: 'system',
    isMailed: refund.mailedAt === null,
    now,
  })
}

/** Whether the orders of a payment have money left, or refunds that can be superseded. */
async function hasRoom(trx: Transaction, attemptId: string): Promise<boolean> {
  const open = await findOpenOrders(trx, attemptId)
  return open.some(({ leftCents }) => leftCents > 0) || (await findSupersedable(trx, attemptId)).length > 0
}

async function matchOne(trx: Transaction, attempt: Attempt, refundId: string, now: Date): Promise<void> {
  const known = await findRefund(trx, refundId)
  if (!known) return
  const refund = await lockRefund(trx, known)
  if (refund.status === 'succeeded' && (await hasRoom(trx, attempt.id)))
    await match(trx, attempt, refund, now)
}

/**
 * Matches unassigned refunds of a payment with the orders that it has just paid, in the transaction that locks the checkout: their
 * transfers are not on their way yet.
 */
export const matchUnassignedRefunds: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'paid') return
  for (const refundId of await findUnassigned(trx, attempt.id)) await matchOne(trx, attempt, refundId, now)
}

/**
 * Step of the refund effect for an unassigned refund: when a refund of ours has failed since, its order has money left again, and
 * the unassigned refund is matched with it.
 */
export async function matchUnassignedRefund(
  { db, clock }: Services,
  { id, attemptId }: DueRefund,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const attempt = await findAttempt(trx, attemptId)
    if (attempt) await matchOne(trx, attempt, id, now)
  })
}
