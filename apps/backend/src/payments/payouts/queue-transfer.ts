import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { repeatEffect } from '../../platform/outbox/reopen-effect.store.ts'
import { TRANSFER_EFFECT } from '../records/effect-kinds.ts'
import { findUnmadeTransfers } from './transfer.store.ts'

/** Keys of queued transfers begin so. */
export const TRANSFER_KEY = 'transfer:'

export const transferKey = (attemptId: string, orderId: string) => `${TRANSFER_KEY}${attemptId}:${orderId}`

/** Queues an order's transfer, or has it tried again at once; one that was made already is not made twice. */
export async function queueTransfer(
  trx: Transaction,
  { attemptId, orderId }: { attemptId: string; orderId: string },
  now: Date,
): Promise<void> {
  const key = transferKey(attemptId, orderId)
  await enqueue(trx, { kind: TRANSFER_EFFECT, key, payload: { orderId }, runAt: now })
  await repeatEffect(trx, key, now)
}

/** Has the transfers of a payment that waited tried at once: its dispute is decided. */
export async function queueUnmadeTransfers(trx: Transaction, attemptId: string, now: Date): Promise<void> {
  for (const unmade of await findUnmadeTransfers(trx, { attemptId })) await queueTransfer(trx, unmade, now)
}
