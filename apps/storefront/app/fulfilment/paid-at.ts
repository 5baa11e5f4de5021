import type { Order } from '@filiera/contract/orders'

/** When an order was paid first (ISO 8601); null before. */
export const paidAt = ({ timeline }: Pick<Order, 'timeline'>): string | null =>
  timeline.find(({ status }) => status === 'PAID')?.at ?? null
