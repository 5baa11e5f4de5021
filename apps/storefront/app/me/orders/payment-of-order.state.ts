import type { Order } from '@filiera/contract/orders/orders'
import { eurosToCents } from '@filiera/domain/money/money'

/** How the payment of one order stands: money of its checkout that went back counts only as far as it was this order's. */
export function paymentOfOrder({
  payment,
  refunds,
  amount,
}: Pick<Order, 'payment' | 'refunds' | 'amount'>): Order['payment']['status'] {
  if (payment.status !== 'refunded' && payment.status !== 'partially_refunded') return payment.status
  const back = refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, refund) => sum + eurosToCents(refund.amount), 0)
  if (back === 0) return 'paid'
  return back >= eurosToCents(amount) ? 'refunded' : 'partially_refunded'
}
