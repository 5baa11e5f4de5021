import type { OrderStatus } from '@filiera/contract/orders/orders'
import { unshippedStatuses } from '../../../orders/order/order.state.ts'

/** An order after a refund of it was abandoned; money in cents. */
export type OrderAfterAbandon = {
  status: OrderStatus
  amountCents: number
  /** What still counts as refunded. */
  refundedCents: number
  /** The last status that says where the goods are. */
  goods: OrderStatus
  /** Whether a withdrawal waits for the shop. */
  hasOpenReturn: boolean
}

/**
 * The status that is true once a refund counts no more: a status that speaks of money which did not go back is replaced by where the
 * goods are, or by the return that waits; what never left its shop stays cancelled, its pieces are on sale again. Every other status stays.
 */
export function statusAfterAbandon({
  status,
  amountCents,
  refundedCents,
  goods,
  hasOpenReturn,
}: OrderAfterAbandon): OrderStatus {
  const neededCents = status === 'REFUNDED' ? amountCents : status === 'PARTIALLY_REFUNDED' ? 1 : 0
  if (refundedCents >= neededCents) return status
  if (hasOpenReturn) return 'RETURN_REQUESTED'
  if (unshippedStatuses.includes(goods)) return 'CANCELLED'
  const showsParts = goods === 'DELIVERED' || goods === 'COMPLETED'
  return showsParts && refundedCents > 0 ? 'PARTIALLY_REFUNDED' : goods
}
