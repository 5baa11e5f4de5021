import type { SellerState } from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'

/** Statuses of a paid order by what its shop has to do; each belongs to one state. */
export const statusesOf: Readonly<Record<SellerState, readonly OrderStatus[]>> = {
  to_accept: ['PAID'],
  to_ship: ['ACCEPTED', 'PREPARING'],
  on_the_way: ['SHIPPED'],
  returns: ['RETURN_REQUESTED', 'DISPUTED'],
  done: ['DELIVERED', 'COMPLETED', 'PARTIALLY_REFUNDED', 'CANCELLED', 'REFUNDED'],
}
