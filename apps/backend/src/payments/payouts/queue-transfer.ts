import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { repeatEffect } from '../../platform/outbox/reopen-effect.store.ts'
import { TRANSFER_EFFECT } from '../effect-kinds.ts'
import { transferEffectKey } from '../ledger/money.store.ts'

/** Queues an order's transfer, or has it tried again at once; one that was made already is not made twice. */
export async function queueTransfer(
  trx: Transaction,
  { attemptId, orderId }: { attemptId: string; orderId: string },
  now: Date,
): Promise<void> {
  const key = transferEffectKey(attemptId, orderId)
  await enqueue(trx, { kind: TRANSFER_EFFECT, key, payload: { orderId }, runAt: now })
  await repeatEffect(trx, key, now)
}
