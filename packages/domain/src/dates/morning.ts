import { dateOf, isWorkingDay, localTime } from './working-days.ts'

/** From this hour on in Italy the summary of the day is sent. */
const FROM_HOUR = 7
/** From this hour on it is too late for it. */
const UNTIL_HOUR = 12

/** The working day whose summary is due at a moment, a calendar date; null before seven, from noon on and on free days. */
export function morningOf(now: Date): string | null {
  const { day, hour } = localTime(now)
  const date = dateOf(day)
  return isWorkingDay(date) && hour >= FROM_HOUR && hour < UNTIL_HOUR ? date : null
}
