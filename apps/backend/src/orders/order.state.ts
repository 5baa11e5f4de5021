import type { OrderStatus } from '@filiera/contract/orders'

/** Every permitted move of an order (decision 15); everything else is refused. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING_PAYMENT: ['PAID', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED'],
  PAYMENT_FAILED: ['PENDING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
  // Money that arrives after the hold ended, with the stock taken once more.
  EXPIRED: ['PAID'],
  PAID: ['ACCEPTED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  ACCEPTED: ['PREPARING', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  PREPARING: ['SHIPPED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  SHIPPED: ['DELIVERED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  DELIVERED: ['COMPLETED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  COMPLETED: ['RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  RETURN_REQUESTED: ['DELIVERED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED', 'COMPLETED'],
  DISPUTED: ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
}

/** Whether an order may go from one status to the other. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** Statuses of an order that still waits for its money. */
export const unpaidStatuses: readonly OrderStatus[] = ['PENDING_PAYMENT', 'PAYMENT_FAILED']
