import type { OrderStatus } from '@filiera/contract/orders/orders'

/** Statuses of a paid order that has not left the shop: giving everything back cancels it. */
export const unshipped: ReadonlySet<OrderStatus> = new Set(['PAID', 'ACCEPTED', 'PREPARING'])
