import type { PaymentHandler } from '../../orders/ports.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { repeatEffect } from '../../platform/outbox/reopen-effect.store.ts'
import { TRANSFER_EFFECT } from '../records/effect-kinds.ts'
import { findUnmadeTransfers, insertTransfers } from './transfer.store.ts'

/** Keys of queued transfers begin so. */
export const TRANSFER_KEY = 'transfer:'

const effectKey = (attemptId: string, orderId: string) => `${TRANSFER_KEY}${attemptId}:${orderId}`

/** Each seller of a paid order gets one transfer, carried out by the outbox (decision 16). */
export const queueTransfers: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'paid') return
  const { orders } = outcome.bought
  await insertTransfers(trx, attempt.id, orders, now)
  for (const { id: orderId } of orders) {
    const key = effectKey(attempt.id, orderId)
    await enqueue(trx, { kind: TRANSFER_EFFECT, key, payload: { orderId }, runAt: now })
  }
}

/** Queues an order's transfer, or has it tried again at once; one that was made already is not made twice. */
export async function queueTransfer(
  trx: Transaction,
  { attemptId, orderId }: { attemptId: string; orderId: string },
  now: Date,
): Promise<void> {
  const key = effectKey(attemptId, orderId)
  await enqueue(trx, { kind: TRANSFER_EFFECT, key, payload: { orderId }, runAt: now })
  await repeatEffect(trx, key, now)
}

/** Has the transfers of a payment that waited tried at once: its dispute is decided. */
export async function queueUnmadeTransfers(trx: Transaction, attemptId: string, now: Date): Promise<void> {
  for (const unmade of await findUnmadeTransfers(trx, { attemptId })) await queueTransfer(trx, unmade, now)
}
