import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { noonOf } from '@filiera/domain/dates/written-dates'

const MINUTE_MS = 60_000

/** Orders that wait for the same thing until the same time. */
export type Job = {
  kind: 'accept' | 'ship'
  /** Last moment for orders to accept, noon of the day on which parcels should leave; null where there is none. */
  until: Date | null
  /** The time has passed. */
  late: boolean
  orders: SellerOrder[]
}

/** The last minute before a term is over: midnight is said as 23:59 of the day before. */
const lastMinute = (end: string) => new Date(Date.parse(end) - MINUTE_MS)

/** A term to accept is a moment; a parcel has time until the day on which it should leave, as the list of orders says it. */
function untilOf(kind: Job['kind'], { acceptBy, shipBy }: SellerOrder): Date | null {
  if (kind === 'accept') return acceptBy ? lastMinute(acceptBy) : null
  return shipBy ? noonOf(shipBy) : null
}

function isLate(kind: Job['kind'], until: Date | null, now: Date): boolean {
  if (!until) return false
  return kind === 'accept' ? until < now : dateInItaly(until) < dateInItaly(now)
}

/** The order of the day: what is due first comes first, what has no day comes last. */
export function planDay(toAccept: readonly SellerOrder[], toShip: readonly SellerOrder[], now: Date): Job[] {
  const jobs = new Map<string, Job>()
  const add = (kind: Job['kind']) => (order: SellerOrder) => {
    const until = untilOf(kind, order)
    const key = `${kind} ${kind === 'accept' ? until?.getTime() : until && dateInItaly(until)}`
    const job = jobs.get(key) ?? { kind, until, late: isLate(kind, until, now), orders: [] }
    job.orders.push(order)
    jobs.set(key, job)
  }
  toAccept.forEach(add('accept'))
  toShip.forEach(add('ship'))
  const time = ({ until }: Job) => until?.getTime() ?? Number.POSITIVE_INFINITY
  return [...jobs.values()].sort((a, b) => time(a) - time(b) || (a.kind === 'accept' ? -1 : 1))
}
