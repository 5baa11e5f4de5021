import type { TemperatureClass } from '../catalogue-constants.ts'
import { type Days, stateOf } from '../dates/holidays.ts'
import { addWorkingDays, dateOf, isHoliday, localTime, nextDay } from '../dates/working-days.ts'

/** Days of the week on which couriers collect, on Saturdays where they were asked to; Monday is 1. */
export const courierDays = [1, 2, 3, 4, 5, 6] as const

/** When parcels leave a warehouse. */
export type Dispatch = {
  /** Orders before this hour and minute in Italy leave on the same day (italian food commerce, "Cut-off"); no minute means the full hour. */
  readonly cutOffHour: number
  readonly cutOffMinute?: number
  /** Days of the week on which they leave, some of {@link courierDays}. */
  readonly days: readonly number[]
  /** Holidays of its shop, those to come too. */
  readonly closed: readonly Days[]
}

/** What orders were promised that say nothing of their own. */
export const houseDispatch: Dispatch = { cutOffHour: 11, days: [1, 2, 3, 4, 5], closed: [] }

type Transit = {
  /** Days of the week on which such goods leave: fresh ones never wait over a weekend. */
  leaves: readonly number[]
  /** Working days on the road. */
  fewest: number
  most: number
}

/** How goods travel by temperature: fresh and frozen in 24–48 hours. */
const transits: Record<TemperatureClass, Transit> = {
  ambient: { leaves: courierDays, fewest: 2, most: 4 },
  chilled: { leaves: [1, 2, 3], fewest: 1, most: 2 },
  frozen: { leaves: [1, 2, 3], fewest: 1, most: 2 },
}

/** First and last likely day of delivery, as calendar dates in Italy (`2026-11-25`). */
export type DeliveryRange = { readonly from: string; readonly to: string }

type Journey = DeliveryRange & {
  /** Day on which the parcel leaves. */
  readonly leavesOn: string
}

/** Days of the week on which goods leave a warehouse; its own where none of them suits the goods. */
function leavingDays({ days }: Dispatch, temperature: TemperatureClass): readonly number[] {
  const both = days.filter((day) => transits[temperature].leaves.includes(day))
  return both.length > 0 ? both : days
}

/** Italy differs from UTC by whole hours: minutes are the same. */
const isBeforeMinute = (now: Date, { cutOffMinute = 0 }: Dispatch) => now.getUTCMinutes() < cutOffMinute

function computeJourney(now: Date, temperature: TemperatureClass, dispatch: Dispatch): Journey {
  const { fewest, most } = transits[temperature]
  const days = leavingDays(dispatch, temperature)
  const { day, hour } = localTime(now)
  const { cutOffHour } = dispatch
  const leavesOn = (date: string, weekday: number) =>
    days.includes(weekday) &&
    !isHoliday(date) &&
    dispatch.closed.every((holiday) => stateOf(holiday, date) !== 'running')
  const isInTime = hour < cutOffHour || (hour === cutOffHour && isBeforeMinute(now, dispatch))
  let departure = isInTime ? day : nextDay(day)
  while (!leavesOn(dateOf(departure), departure.getUTCDay())) departure = nextDay(departure)
  return {
    leavesOn: dateOf(departure),
    from: dateOf(addWorkingDays(departure, fewest)),
    to: dateOf(addWorkingDays(departure, most)),
  }
}

const HOUR_MS = 3_600_000
/** Journeys by hour, temperature and warehouse: every order and cart of the same hour, before or after the minute, has the same, and calendars are slow. */
const known = new Map<string, Journey>()
const MOST_KNOWN = 1000

function journeyOf(now: Date, temperature: TemperatureClass, dispatch: Dispatch): Journey {
  const { cutOffHour, days, closed } = dispatch
  const holidays = closed.map(({ from, to }) => `${from}/${to}`)
  const hour = `${Math.floor(now.getTime() / HOUR_MS)} ${isBeforeMinute(now, dispatch)}`
  const key = `${hour} ${temperature} ${cutOffHour} ${days} ${holidays}`
  const journey = known.get(key) ?? computeJourney(now, temperature, dispatch)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, journey)
  return journey
}

const later = (a: string, b: string) => (a > b ? a : b)

/**
 * Delivery inside Italy of what is ordered at `now`: leaves on the next day after the cut-off on which its warehouse sends such goods,
 * then spends the working days its temperature allows on the road (decision 13).
 */
export function deliveryRange(now: Date, temperature: TemperatureClass, dispatch: Dispatch): DeliveryRange {
  const { from, to } = journeyOf(now, temperature, dispatch)
  return { from, to }
}

/** Day on which goods that were paid at `now` and travel together leave, also abroad: when the slowest of their temperatures does. */
export const departureOfParcel = (
  now: Date,
  temperatures: readonly TemperatureClass[],
  dispatch: Dispatch,
): string | null =>
  temperatures
    .map((temperature) => journeyOf(now, temperature, dispatch).leavesOn)
    .reduce<string | null>((latest, day) => (latest ? later(latest, day) : day), null)

/** Delivery of goods that travel together: as late as the slowest of their temperatures; null without goods. */
export function deliveryOfParcel(
  now: Date,
  temperatures: readonly TemperatureClass[],
  dispatch: Dispatch,
): DeliveryRange | null {
  return [...new Set(temperatures)]
    .map((temperature) => deliveryRange(now, temperature, dispatch))
    .reduce<DeliveryRange | null>(
      (latest, range) =>
        latest ? { from: later(latest.from, range.from), to: later(latest.to, range.to) } : range,
      null,
    )
}
