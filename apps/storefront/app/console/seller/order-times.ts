import type { Order } from '@filiera/contract/orders/orders'

const MINUTE_MS = 60_000

/** When an order was paid first (ISO 8601); null before. */
export const paidAt = ({ timeline }: Pick<Order, 'timeline'>): string | null =>
  timeline.find(({ status }) => status === 'PAID')?.at ?? null

/** The last minute before a term is over: midnight is said as 23:59 of the day before. */
export const lastMinute = (end: string): string => new Date(Date.parse(end) - MINUTE_MS).toISOString()

/** What happened to an order since it was paid; a note on a status it has already is not told again. */
export const happened = ({ timeline }: Pick<Order, 'timeline'>): Order['timeline'] =>
  timeline.filter(
    ({ status }, index) => status !== 'PENDING_PAYMENT' && timeline[index - 1]?.status !== status,
  )
