import { type OrderStatus, orderStatuses } from '@filiera/contract/orders/orders'
import { readSearchedText } from '../../pages/searched-text.ts'

/** Orders on one page when the address does not say, and the most it may ask for. */
const PAGE_SIZE = 12
const MOST = 99
const LAST_START = 10_000

/** What of the list is shown; it lives in the address. */
export type OrdersQuery = { start: number; limit: number; status: OrderStatus | null; bought: string }

function whole(text: string | null, min: number, max: number, otherwise: number): number {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && text !== '' ? Math.min(max, Math.max(min, number)) : otherwise
}

/** Reads the address of the list (`start`, `limit`, `status`, `bought`); what it cannot understand counts as not said. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  return {
    start: whole(params.get('start'), 0, LAST_START, 0),
    limit: whole(params.get('limit'), 1, MOST, PAGE_SIZE),
    status: orderStatuses.find((status) => status === params.get('status')) ?? null,
    bought: readSearchedText(new URLSearchParams({ q: params.get('bought') ?? '' })),
  }
}

/** Query string of the list; what is usual is left out. */
export function ordersSearch({ start, limit, status, bought }: OrdersQuery): string {
  const params = new URLSearchParams()
  if (start > 0) params.set('start', String(Math.min(LAST_START, start)))
  if (limit !== PAGE_SIZE) params.set('limit', String(limit))
  if (status) params.set('status', status)
  if (bought) params.set('bought', bought)
  const search = params.toString()
  return search && `?${search}`
}
