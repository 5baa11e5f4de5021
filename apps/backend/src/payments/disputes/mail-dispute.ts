import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { DisputedOrder } from './dispute.store.ts'

type Told = { dispute: { id: string; amountCents: number }; step: 'opened' | 'won' | 'lost'; now: Date }

/** Tells the seller of one disputed order, once per step of a dispute. */
export async function mailDispute(
  trx: Transaction,
  { id: orderId, sellerId }: DisputedOrder,
  { dispute, step, now }: Told,
): Promise<void> {
  await enqueueSellerMail(trx, {
    kind: 'seller-dispute',
    key: `${dispute.id}:${orderId}:${step}`,
    sellerId,
    data: { orderId, amountCents: dispute.amountCents, step },
    now,
  })
}
