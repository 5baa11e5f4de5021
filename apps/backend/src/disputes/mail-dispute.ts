import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { DisputedOrder } from './dispute.store.ts'

type Told = { dispute: { id: string; amountCents: number }; step: 'opened' | 'won' | 'lost'; now: Date }

/** Tells the seller of one disputed order, once per step of a dispute. */
export async function mailDispute(
  trx: Transaction,
  { id: orderId, sellerEmail: to }: DisputedOrder,
  { dispute, step, now }: Told,
): Promise<void> {
  await enqueueMail(trx, {
    kind: 'seller-dispute',
    key: `${dispute.id}:${orderId}:${step}`,
    to,
    // Sellers work in Italian.
    locale: 'it',
    data: { orderId, amountCents: dispute.amountCents, step },
    now,
  })
}
