import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { dateInItaly, dayAfter } from '@filiera/domain/dates/holidays'

const DAY_MS = 86_400_000
/** More days than that have no room for their names. */
const MOST_DAYS = 10

/** What a parcel goes through, in order; other statuses leave the way. */
const way: readonly OrderStatus[] = ['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED']
const done = new Set<OrderStatus>(['DELIVERED', 'COMPLETED'])

export type ParcelOnTimeline = {
  id: string
  /** Where it was, oldest first, in percent of the calendar; the last one is where it is. */
  dots: number[]
  /** When it comes, in percent; null once it is there, or where no day can be said. */
  window: { from: number; width: number } | null
}

export type PurchaseTimeline = {
  /** Calendar days `2026-11-22`; empty where they are too many to be named. */
  days: string[]
  parcels: ParcelOnTimeline[]
}

type Parcel = Pick<Order, 'idHash' | 'status' | 'timeline' | 'delivery' | 'createdAt'>

/** Italian calendar day of an ISO 8601 time; the shop keeps Italian time. */
const dayOf = (time: string): string => dateInItaly(new Date(time))
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** All parcels of a purchase on one calendar; null where none is on its way or there, or where all of it is one day. */
export function purchaseTimeline(orders: readonly Parcel[]): PurchaseTimeline | null {
  const parcels = orders.flatMap((order) => {
    const past = order.timeline.filter(({ status }) => way.includes(status))
    if (past.length === 0 || !(way.includes(order.status) || order.status === 'COMPLETED')) return []
    return [{ id: order.idHash, past, window: done.has(order.status) ? null : order.delivery }]
  })
  const [first] = orders.map(({ createdAt }) => dayOf(createdAt)).sort()
  const last = parcels
    .flatMap(({ past, window }) => [...past.map(({ at }) => dayOf(at)), ...(window ? [window.to] : [])])
    .sort()
    .at(-1)
  if (first === undefined || last === undefined || first === last) return null
  const begin = startOf(first)
  const whole = startOf(last) + DAY_MS - begin
  const percent = (ms: number) => Math.round(Math.min(1, Math.max(0, (ms - begin) / whole)) * 1000) / 10
  const days = [first]
  for (let day = first; day < last && days.length <= MOST_DAYS; day = dayAfter(day)) days.push(dayAfter(day))
  return {
    days: days.length > MOST_DAYS ? [] : days,
    parcels: parcels.map(({ id, past, window }) => {
      const from = window && percent(startOf(window.from))
      return {
        id,
        dots: [...new Set(past.map(({ at }) => percent(Date.parse(at))))],
        window:
          window && from !== null
            ? { from, width: Math.round((percent(startOf(window.to) + DAY_MS) - from) * 10) / 10 }
            : null,
      }
    }),
  }
}
