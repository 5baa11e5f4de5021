import type { TemperatureClass } from '../catalogue-constants.ts'
import { addWorkingDays, dateOf, isWorkingDay, localTime, nextDay } from '../dates/working-days.ts'

/** Orders before this hour in Italy leave on the same working day (italian food commerce, "Cut-off"). */
export const CUT_OFF_HOUR = 11

type Transit = {
  /** Days of the week on which parcels leave; Monday is 1. Fresh goods never wait over a weekend. */
  leaves: readonly number[]
  /** Working days on the road. */
  fewest: number
  most: number
}

/** How goods travel by temperature: fresh and frozen in 24–48 hours. */
const transits: Record<TemperatureClass, Transit> = {
  ambient: { leaves: [1, 2, 3, 4, 5], fewest: 2, most: 4 },
  chilled: { leaves: [1, 2, 3], fewest: 1, most: 2 },
  frozen: { leaves: [1, 2, 3], fewest: 1, most: 2 },
}

/** First and last likely day of delivery, as calendar dates in Italy (`2026-11-25`). */
export type DeliveryRange = { readonly from: string; readonly to: string }

type Journey = DeliveryRange & {
  /** Day on which the parcel leaves. */
  readonly leavesOn: string
}

function computeJourney(now: Date, temperature: TemperatureClass): Journey {
  const { leaves, fewest, most } = transits[temperature]
  const { day, hour } = localTime(now)
  let departure = hour < CUT_OFF_HOUR ? day : nextDay(day)
  while (!isWorkingDay(dateOf(departure)) || !leaves.includes(departure.getUTCDay()))
    departure = nextDay(departure)
  return {
    leavesOn: dateOf(departure),
    from: dateOf(addWorkingDays(departure, fewest)),
    to: dateOf(addWorkingDays(departure, most)),
  }
}

const HOUR_MS = 3_600_000
/** Journeys by hour and temperature: every order and cart of the same hour has the same, and calendars are slow. */
const known = new Map<string, Journey>()
const MOST_KNOWN = 1000

function journeyOf(now: Date, temperature: TemperatureClass): Journey {
  // Italy differs from UTC by whole hours.
  const key = `${Math.floor(now.getTime() / HOUR_MS)} ${temperature}`
  const journey = known.get(key) ?? computeJourney(now, temperature)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, journey)
  return journey
}

const later = (a: string, b: string) => (a > b ? a : b)

/**
 * Delivery inside Italy of what is ordered at `now`: leaves on the next allowed working day after the cut-off, then
 * spends the working days its temperature allows on the road (decision 13).
 */
export function deliveryRange(now: Date, temperature: TemperatureClass): DeliveryRange {
  const { from, to } = journeyOf(now, temperature)
  return { from, to }
}

/** Day on which goods that were paid at `now` and travel together leave, also abroad: when the slowest of their temperatures does. */
export const departureOfParcel = (now: Date, temperatures: readonly TemperatureClass[]): string | null =>
  temperatures
    .map((temperature) => journeyOf(now, temperature).leavesOn)
    .reduce<string | null>((latest, day) => (latest ? later(latest, day) : day), null)

/** Delivery of goods that travel together: as late as the slowest of their temperatures; null without goods. */
export function deliveryOfParcel(now: Date, temperatures: readonly TemperatureClass[]): DeliveryRange | null {
  return [...new Set(temperatures)]
    .map((temperature) => deliveryRange(now, temperature))
    .reduce<DeliveryRange | null>(
      (latest, range) =>
        latest ? { from: later(latest.from, range.from), to: later(latest.to, range.to) } : range,
      null,
    )
}
