import { dateFormat } from './date-format.ts'

const TIME_ZONE = 'Europe/Rome'

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

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Calendar date (`2026-11-25`) of a day that is given as midnight UTC. */
export const dateOf = (day: Date) => day.toISOString().slice(0, 10)
/** A later day; days are given as midnight UTC. */
export const nextDay = (day: Date, days = 1) => new Date(day.getTime() + days * DAY_MS)

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

/** Whether a date (`2026-12-08`) is a national holiday, Easter Monday included. */
export const isHoliday = (date: string): boolean =>
  fixedHolidays.has(date.slice(5)) ||
  date === dateOf(nextDay(new Date(`${easterSunday(Number(date.slice(0, 4)))}T00:00:00Z`)))

/** Whether people work on a date: Monday to Friday, no national holiday. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

const LOCAL_PARTS = {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
} as const

/** The day in Italy as midnight UTC, and the hour there. */
export function localTime(now: Date): { day: Date; hour: number } {
  const parts = dateFormat('sv', LOCAL_PARTS).formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: new Date(`${part('year')}-${part('month')}-${part('day')}T00:00:00Z`),
    hour: Number(part('hour')),
  }
}

/** The day that is so many working days after a day. */
export function addWorkingDays(from: Date, count: number): Date {
  let day = from
  for (let left = count; left > 0; left -= isWorkingDay(dateOf(day)) ? 1 : 0) day = nextDay(day)
  return day
}

/** Instant at which a day begins in Italy, which is one or two hours ahead of UTC. */
function startOfDay(day: Date): Date {
  const [later = day, sooner = day] = [1, 2].map((hours) => new Date(day.getTime() - hours * HOUR_MS))
  return localTime(sooner).hour === 0 ? sooner : later
}

/** Instant at which the day of a moment ends in Italy. */
export const endOfDayAt = (now: Date): Date => startOfDay(nextDay(localTime(now).day))

/** End in Italy of the working day that is so many working days after `from`: the day itself does not count. */
export function endOfWorkingDays(from: Date, count: number): Date {
  return startOfDay(nextDay(addWorkingDays(localTime(from).day, count)))
}

/** End in Italy of a period of calendar days that begins the day after `from`; one that would end on a free day ends with the next working day. */
export function endOfPeriod(from: Date, days: number): Date {
  let day = nextDay(localTime(from).day, days)
  while (!isWorkingDay(dateOf(day))) day = nextDay(day)
  return startOfDay(nextDay(day))
}
