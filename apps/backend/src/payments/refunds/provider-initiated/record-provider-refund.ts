import type { PaymentChanged } from '../../../orders/ports.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { openCase } from '../../cases/open-case.ts'
import type { RefundSnapshot } from '../../providers/money-back.ts'
import { priceAmount } from '../price-refund.ts'
import { queueRefund } from '../queue-refund.ts'
import { insertOrderRefund, lockRefundable } from '../refund.store.ts'
import { findRefund } from '../refund-steps.store.ts'
import { reduceWaitingTransfer } from '../reversals/reverse-transfer.ts'
import { settleRefund } from '../settle-refund.ts'
import { type OpenOrder, splitRefund } from '../split-refund.ts'
import { refundRemainders, supersedeRefunds } from './supersede-refund.ts'
import { findOpenOrders, insertUnassignedRefund } from './unassigned-refund.store.ts'

type Attempt = PaymentChanged['attempt']

type Recorded = {
  attempt: Attempt
  snapshot: RefundSnapshot
  /** Names the fact; the order's id is added. */
  key: string
  actor: string
  /** Whether the customer is told by us; a bank tells of its disputes itself. */
  isMailed: boolean
  now: Date
}

/** A refund that is known already, of a lost dispute or an unassigned refund: the provider is not queried. */
export const wentBack = (attempt: Attempt, providerId: string, amountCents: number): RefundSnapshot => ({
  providerId,
  refundId: null,
  providerPaymentId: attempt.providerId,
  attemptId: attempt.id,
  amountCents,
  status: 'succeeded',
  refusal: null,
})

async function recordPart(
  trx: Transaction,
  { attempt, key, actor, snapshot, isMailed, now }: Recorded,
  part: { id: string; cents: number },
): Promise<string> {
  const order = await lockRefundable(trx, part.id)
  if (!order) throw new Error(`order ${part.id} was not paid by ${attempt.id}`)
  const refundId = await insertOrderRefund(trx, order, priceAmount(order, part.cents), {
    key: `${key}:${part.id}`,
    reason: 'provider',
    actor,
    providerId: snapshot.providerId,
    isMailed,
    now,
  })
  await reduceWaitingTransfer(trx, refundId, now)
  // The transfer is still to be reversed.
  await queueRefund(trx, refundId, now)
  return refundId
}

/** More went back than orders have left, or the payment bought nothing: an unassigned refund. */
async function recordRest(trx: Transaction, recorded: Recorded, cents: number): Promise<string> {
  const { attempt, key, snapshot, isMailed, now } = recorded
  const refundId = await insertUnassignedRefund(trx, {
    attemptId: attempt.id,
    key: `${key}:rest`,
    amountCents: cents,
    providerId: snapshot.providerId,
    isMailed,
    now,
  })
  await openCase(trx, {
    key: `unassigned:${refundId}`,
    kind: 'payment_mismatch',
    reason: 'More money went back at the provider than the orders of the payment had left.',
    provider: attempt.provider,
    providerRef: snapshot.providerId,
    checkoutId: attempt.checkoutId,
    refundId,
    amountCents: cents,
    now,
  })
  return refundId
}

const leftOf = (orders: readonly OpenOrder[]) => orders.reduce((sum, { leftCents }) => sum + leftCents, 0)

/**
 * Records a provider-initiated refund, in the transaction that locks the checkout: split over the orders of the payment, each with
 * its transfer to be reversed. Refunds of ours that no longer fit are superseded.
 */
export async function recordProviderRefund(trx: Transaction, recorded: Recorded): Promise<void> {
  const { attempt, snapshot, actor, now } = recorded
  const missing = snapshot.amountCents - leftOf(await findOpenOrders(trx, attempt.id))
  const superseded = await supersedeRefunds(trx, attempt.id, missing, { actor, now })
  const parts = splitRefund(await findOpenOrders(trx, attempt.id), snapshot.amountCents)
  const ids: string[] = []
  for (const part of parts) ids.push(await recordPart(trx, recorded, part))
  const rest = snapshot.amountCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  if (rest > 0) ids.push(await recordRest(trx, recorded, rest))
  for (const id of ids) {
    const refund = await findRefund(trx, id)
    if (refund) await settleRefund(trx, refund, snapshot, now)
  }
  await refundRemainders(trx, superseded, { actor, now })
}
