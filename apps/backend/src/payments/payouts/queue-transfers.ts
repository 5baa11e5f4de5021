import type { PaymentHandler } from '../../orders/ports.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { TRANSFER_EFFECT } from '../records/effect-kinds.ts'
import { transferKey } from './queue-transfer.ts'
import { insertTransfers } from './transfer.store.ts'

/** Each seller of a paid order gets one transfer, carried out by the outbox (decision 16). */
export const queueTransfers: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'paid') return
  const { orders } = outcome.bought
  await insertTransfers(trx, attempt.id, orders, now)
  for (const { id: orderId } of orders) {
    const key = transferKey(attempt.id, orderId)
    await enqueue(trx, { kind: TRANSFER_EFFECT, key, payload: { orderId }, runAt: now })
  }
}
