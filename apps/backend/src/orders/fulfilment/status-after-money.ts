import type { OrderStatus } from '@filiera/contract/orders/orders'

/** An order after money went back, or a return was decided. */
export type AfterMoney = {
  status: OrderStatus
  isDelivered: boolean
  /** Whether all, or anything, of what was paid was given back. */
  isAllRefunded: boolean
  isRefunded: boolean
  /** Whether a withdrawal still waits for the shop. */
  hasOpenReturn: boolean
  /** The last status that says where the goods are. */
  statusBefore: OrderStatus
}

/**
 * Status of a shipped order after money went back or a return was decided: REFUNDED once all is back; a part shows only after
 * delivery; an open return keeps it waiting; a refused one puts it back.
 */
export function statusAfterMoney(after: AfterMoney): OrderStatus {
  const { status, isDelivered, isAllRefunded, isRefunded, hasOpenReturn, statusBefore } = after
  if (isAllRefunded) return 'REFUNDED'
  if (status === 'RETURN_REQUESTED' && hasOpenReturn) return status
  if (!isDelivered) return 'SHIPPED'
  return isRefunded ? 'PARTIALLY_REFUNDED' : statusBefore
}
