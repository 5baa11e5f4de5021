import type { OrderStatus } from '@filiera/contract/orders/orders'

/** Working days that a shop has to accept an order (decision 15). */
export const ACCEPT_WORKING_DAYS = 3

/** Every permitted move of an order (decision 15); everything else is refused. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING_PAYMENT: ['PAID', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED'],
  PAYMENT_FAILED: ['PENDING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
  // Money that arrives after the hold ended, with the stock taken once more.
  EXPIRED: ['PAID'],
  // Before it is shipped an order that gets all its money back is cancelled first; a part of it moves nothing.
  PAID: ['ACCEPTED', 'CANCELLED', 'DISPUTED'],
  ACCEPTED: ['PREPARING', 'CANCELLED', 'DISPUTED'],
  PREPARING: ['SHIPPED', 'CANCELLED', 'DISPUTED'],
  SHIPPED: ['DELIVERED', 'RETURN_REQUESTED', 'REFUNDED', 'DISPUTED'],
  DELIVERED: ['COMPLETED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  COMPLETED: ['RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  // Decided: refunded, or back to where it was.
  RETURN_REQUESTED: ['SHIPPED', 'DELIVERED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  PARTIALLY_REFUNDED: ['RETURN_REQUESTED', 'REFUNDED', 'DISPUTED', 'DELIVERED', 'COMPLETED'],
  // Won: back to where it was. Lost: the money is gone.
  DISPUTED: [
    'PAID',
    'ACCEPTED',
    'PREPARING',
    'SHIPPED',
    'DELIVERED',
    'COMPLETED',
    'RETURN_REQUESTED',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
  ],
  CANCELLED: ['REFUNDED'],
  // Its refund failed and was abandoned: no money went back, so it says where the goods are, or that a return waits.
  REFUNDED: ['CANCELLED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'RETURN_REQUESTED'],
}

/** Whether an order may go from one status to the other. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** Statuses of an order that still waits for its money. */
export const unpaidStatuses: readonly OrderStatus[] = ['PENDING_PAYMENT', 'PAYMENT_FAILED']

/** Statuses of a paid order that has not left the shop: it can be cancelled. */
export const unshippedStatuses: readonly OrderStatus[] = ['PAID', 'ACCEPTED', 'PREPARING']

/** Statuses of an order whose parcel has left, and whose money has not all gone back: what it holds can be returned. */
export const shippedStatuses: readonly OrderStatus[] = [
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
]

/** Whether an order's parcel has left and what it holds can be returned; of a disputed order only its events tell. */
export function hasShipped(order: {
  status: OrderStatus
  events: readonly { status: OrderStatus }[]
}): boolean {
  if (order.status !== 'DISPUTED') return shippedStatuses.includes(order.status)
  return order.events.some(({ status }) => shippedStatuses.includes(status))
}
