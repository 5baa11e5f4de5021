import type { Checkout, Order } from '@filiera/contract/orders/orders'
import { eurosToCents } from '@filiera/domain/money/money'

const sum = (euros: readonly number[]) => euros.reduce((total, amount) => total + eurosToCents(amount), 0)

/** What the orders of a checkout cost in all, in cents; the total is the one that was charged. */
export function orderedTotals({ orders, total }: Pick<Checkout, 'orders' | 'total'>): {
  fullCents: number
  savingCents: number
  shippingCents: number
  totalCents: number
} {
  const items = orders.flatMap((order) => order.items)
  const fullCents = items.reduce((all, { price, quantity }) => all + eurosToCents(price) * quantity, 0)
  return {
    fullCents,
    savingCents: fullCents - sum(items.map(({ lineCost }) => lineCost)),
    shippingCents: sum(orders.map(({ shipping }) => shipping.price)),
    totalCents: eurosToCents(total),
  }
}

/** Money of orders that went back, and that is on its way, in cents. */
export function moneyBack(orders: readonly Pick<Order, 'refunds'>[]): {
  doneCents: number
  pendingCents: number
} {
  const refunds = orders.flatMap((order) => order.refunds)
  const cents = (status: Order['refunds'][number]['status']) =>
    sum(refunds.filter((refund) => refund.status === status).map(({ amount }) => amount))
  return { doneCents: cents('succeeded'), pendingCents: cents('pending') }
}

/** Whether nothing of a checkout will arrive: every order was cancelled or refunded. */
export const isAllOver = (orders: readonly Pick<Order, 'status'>[]): boolean =>
  orders.every(({ status }) => status === 'CANCELLED' || status === 'REFUNDED')
