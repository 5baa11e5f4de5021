import type { Withdrawable, Withdrawal } from '@filiera/contract/withdrawals'
import { orderAnswer } from '../orders/orders.answer.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { deadlineOf, lineRight } from './withdrawal-rules.ts'

/** Row of an order and its withdrawals → `Withdrawable`. */
export function withdrawableAnswer(row: OrderRow, withdrawals: Withdrawal[], now: Date): Withdrawable {
  const { items, seller, createdAt } = orderAnswer(row, now)
  const rights = new Map(row.lines.map((line) => [line.productId, lineRight(line, row, now)]))
  return {
    orderId: row.id,
    seller: seller.name,
    createdAt,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    deadline: deadlineOf(row)?.toISOString() ?? null,
    lines: items.map(({ productId, title, image, price, priceDiscounted }) => ({
      productId,
      title,
      image,
      price: priceDiscounted ?? price,
      ...(rights.get(productId) ?? { quantity: 0, exception: null, sealedOnly: false }),
    })),
    withdrawals,
  }
}
