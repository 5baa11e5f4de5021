import type { TemperatureClass } from './catalogue-constants.ts'

/** Orders before this hour in Italy leave on the same working day (italian food commerce, "Cut-off"). */
export const CUT_OFF_HOUR = 11
const TIME_ZONE = 'Europe/Rome'

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

const fixedHolidays = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
])

const DAY_MS = 86_400_000
const dateOf = (day: Date) => day.toISOString().slice(0, 10)
const next = (day: Date, days = 1) => new Date(day.getTime() + days * DAY_MS)

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return dateOf(new Date(Date.UTC(year, month - 1, day)))
}

/** Whether couriers work on a date (`2026-12-08`): Monday to Friday, no national holiday, no Easter Monday. */
export function isWorkingDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6 || fixedHolidays.has(date.slice(5))) return false
  return date !== dateOf(next(new Date(`${easterSunday(day.getUTCFullYear())}T00:00:00Z`)))
}

const localParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function localTime(now: Date): { day: Date; hour: number } {
  const parts = localParts.formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: new Date(`${part('year')}-${part('month')}-${part('day')}T00:00:00Z`),
    hour: Number(part('hour')),
  }
}

function addWorkingDays(from: Date, count: number): Date {
  let day = from
  for (let left = count; left > 0; left -= isWorkingDay(dateOf(day)) ? 1 : 0) day = next(day)
  return day
}

function computeRange(now: Date, temperature: TemperatureClass): DeliveryRange {
  const { leaves, fewest, most } = transits[temperature]
  const { day, hour } = localTime(now)
  let departure = hour < CUT_OFF_HOUR ? day : next(day)
  while (!isWorkingDay(dateOf(departure)) || !leaves.includes(departure.getUTCDay()))
    departure = next(departure)
  return { from: dateOf(addWorkingDays(departure, fewest)), to: dateOf(addWorkingDays(departure, most)) }
}

const HOUR_MS = 3_600_000
/** Ranges by hour and temperature: every order and cart of the same hour has the same, and calendars are slow. */
const known = new Map<string, DeliveryRange>()
const MOST_KNOWN = 1000

/**
 * Delivery inside Italy of what is ordered at `now`: leaves on the next allowed working day after the cut-off, then
 * spends the working days its temperature allows on the road (decision 13).
 */
export function deliveryRange(now: Date, temperature: TemperatureClass): DeliveryRange {
  // Italy differs from UTC by whole hours.
  const key = `${Math.floor(now.getTime() / HOUR_MS)} ${temperature}`
  const range = known.get(key) ?? computeRange(now, temperature)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, range)
  return range
}

/** Delivery of goods that travel together: as late as the slowest of their temperatures; null without goods. */
export function deliveryOfParcel(now: Date, temperatures: readonly TemperatureClass[]): DeliveryRange | null {
  const later = (a: string, b: string) => (a > b ? a : b)
  return [...new Set(temperatures)]
    .map((temperature) => deliveryRange(now, temperature))
    .reduce<DeliveryRange | null>(
      (latest, range) =>
        latest ? { from: later(latest.from, range.from), to: later(latest.to, range.to) } : range,
      null,
    )
}
