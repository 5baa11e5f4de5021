import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { centsToEuros } from '@filiera/domain/money/money'
import { hasShipped } from '../order/order.state.ts'
import { presentOrder } from '../order/orders.presenter.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { deadlineOf, lineRight, remainingOf, waitingCents } from './withdrawal-rules.ts'
import { presentWithdrawal } from './withdrawals.presenter.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

/** Rows of an order and its withdrawals → `Withdrawable`. */
export function presentWithdrawable(
  row: OrderRow,
  withdrawals: readonly WithdrawalRow[],
  now: Date,
): Withdrawable {
  const { items, seller, createdAt } = presentOrder(row, now)
  const rights = new Map(
    row.lines.map((line) => [line.productId, { remaining: remainingOf(line), ...lineRight(line, row, now) }]),
  )
  const refundedShippingCents = row.refunds.reduce((sum, { shippingCents }) => sum + shippingCents, 0)
  return {
    orderId: row.id,
    seller: seller.name,
    createdAt,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    deadline: deadlineOf(row)?.toISOString() ?? null,
    isShipped: hasShipped(row),
    isDisputed: row.status === 'DISPUTED',
    shipping: centsToEuros(row.shippingCents - refundedShippingCents),
    refundable: centsToEuros(Math.max(0, row.amountCents - row.refundedCents - waitingCents(withdrawals))),
    lines: items.map(({ productId, title, image, price, priceDiscounted }) => ({
      productId,
      title,
      image,
      price: priceDiscounted ?? price,
      ...(rights.get(productId) ?? { remaining: 0, quantity: 0, exception: null, sealedOnly: false }),
    })),
    withdrawals: withdrawals.map(presentWithdrawal),
  }
}
