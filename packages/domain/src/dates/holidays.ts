import { dateFormat } from './date-format.ts'

/** The calendar date in Italy (`2026-11-25`). */
export const dateInItaly = (now: Date): string => dateFormat('sv', { timeZone: 'Europe/Rome' }).format(now)

/** The calendar year in Italy. */
export const yearInItaly = (now: Date): number => Number(dateInItaly(now).slice(0, 4))

const DAY_MS = 86_400_000

/** The week in Italy, counted from one that began on a Monday. */
export const weekInItaly = (now: Date): number => Math.floor((Date.parse(dateInItaly(now)) / DAY_MS + 3) / 7)

/** A calendar date so many days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The calendar date after a calendar date. */
export const dayAfter = (date: string): string => addDays(date, 1)

/** The last day of what ends at a moment: at midnight it is the day before. */
export const lastDayOf = (end: Date): string => dateInItaly(new Date(end.getTime() - 1))

/** First and last day of a time, calendar dates, both counted. */
export type Days = { readonly from: string; readonly to: string }

/** Whether two times have a day in common. */
export const overlap = (one: Days, other: Days): boolean => one.from <= other.to && other.from <= one.to

/** Where a time lies from a day. */
export const stateOf = ({ from, to }: Days, today: string): 'past' | 'running' | 'planned' =>
  to < today ? 'past' : from > today ? 'planned' : 'running'

/** How many days a time has. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Whether a shop is on holiday, of which `closedUntil` (a calendar date) is the last day: nothing of it can be bought (decision 39). */
export const isOnHoliday = (closedUntil: string | null, now: Date): closedUntil is string =>
  closedUntil !== null && closedUntil >= dateInItaly(now)
