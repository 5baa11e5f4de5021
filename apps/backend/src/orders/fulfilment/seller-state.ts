import type { OrderTab, SellerState } from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'

/** Statuses of a paid order by what its shop has to do; each belongs to one state. */
export const statusesOf: Readonly<Record<SellerState, readonly OrderStatus[]>> = {
  to_accept: ['PAID'],
  to_ship: ['ACCEPTED', 'PREPARING'],
  on_the_way: ['SHIPPED'],
  returns: ['RETURN_REQUESTED', 'DISPUTED'],
  done: ['DELIVERED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'CANCELLED', 'REFUNDED'],
}

/** Statuses of a page that is asked for by status, by state, or by both. */
export function statusesFor(
  status: OrderStatus | undefined,
  state: OrderTab | undefined,
): readonly OrderStatus[] | null {
  if (state === undefined || state === 'claims') return status ? [status] : null
  return statusesOf[state].filter((each) => status === undefined || each === status)
}
