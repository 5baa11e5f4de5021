import { addDays } from '@filiera/domain/dates/holidays'
import { type Day, type Measure, measures } from './measures.ts'

/** What was measured from one day to another, both included. */
export type Week = { from: string; to: string } & Record<Measure, number>

/** The Monday of the week of a date. */
const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

/** Sums by week, Monday to Sunday, the latest first; at the ends of the period only of the days inside. */
export function weeksOf(days: readonly Day[]): Week[] {
  const weeks = new Map<string, Week>()
  for (const day of days) {
    const monday = mondayOf(day.day)
    const week = weeks.get(monday) ?? {
      from: day.day,
      to: day.day,
      sold: 0,
      orders: 0,
      pieces: 0,
      refunded: 0,
    }
    week.to = day.day
    for (const measure of measures) week[measure] += day[measure]
    weeks.set(monday, week)
  }
  return [...weeks.values()].reverse()
}
