import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { remainderOf } from './orders.presenter.ts'
import { getOrder } from './orders.store.ts'

/** "Refunded" to the customer, with what stays paid of the order, once per refund; in the transaction that books it. */
export async function mailRefund(
  trx: Transaction,
  { id, orderId, amountCents }: { id: string; orderId: string; amountCents: number },
  now: Date,
): Promise<void> {
  const { contactEmail: to, locale, sellerName: seller, ...order } = await getOrder(trx, orderId)
  const remainder = remainderOf(order)
  await enqueueMail(trx, {
    kind: 'refund',
    key: id,
    to,
    locale,
    now,
    data: {
      orderId,
      seller,
      amountCents,
      isAll: remainder?.amountCents === 0,
      ...(remainder && { left: { amountCents: remainder.amountCents, vat: remainder.vat } }),
    },
  })
}
