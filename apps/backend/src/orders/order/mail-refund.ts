import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { remainderOf } from './orders.presenter.ts'
import { getOrder, type OrderRow } from './orders.store.ts'

/** What a refund is for; nothing where the provider began it. */
function refundedLines({ lines, refunds }: Pick<OrderRow, 'lines' | 'refunds'>, refundId: string) {
  const goods = refunds.find(({ id }) => id === refundId)?.goods ?? []
  return goods.flatMap(({ productId, quantity, goodsCents: cents }) => {
    const line = lines.find((candidate) => candidate.productId === productId)
    return line ? [{ title: line.title, quantity, cents, pictureHash: line.pictureHash }] : []
  })
}

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
      lines: refundedLines(order, id),
      isAll: remainder?.amountCents === 0,
      ...(remainder && { left: { amountCents: remainder.amountCents, vat: remainder.vat } }),
    },
  })
}
