import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { remainderOf } from './orders.presenter.ts'
import { getOrder, type OrderRow } from './orders.store.ts'

/** What a refund is for, nothing where the provider began it, and when it was decided. */
function refunded({ lines, refunds }: Pick<OrderRow, 'lines' | 'refunds'>, refundId: string, now: Date) {
  const refund = refunds.find(({ id }) => id === refundId)
  const goods = refund?.goods ?? []
  return {
    lines: goods.flatMap(({ productId, quantity, goodsCents: cents }) => {
      const line = lines.find((candidate) => candidate.productId === productId)
      return line ? [{ title: line.title, quantity, cents, pictureHash: line.pictureHash }] : []
    }),
    shippingCents: refund?.shippingCents ?? 0,
    ...(refund && { way: { decidedAt: new Date(refund.at).toISOString(), sentAt: now.toISOString() } }),
  }
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
      place: { region: order.sellerRegion, city: order.sellerCity },
      ...refunded(order, id, now),
      isAll: remainder?.amountCents === 0,
      ...(remainder && { left: { amountCents: remainder.amountCents, vat: remainder.vat } }),
    },
  })
}
