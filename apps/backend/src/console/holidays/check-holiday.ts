import { HOLIDAY_DAYS } from '@filiera/contract/console/holidays'
import { type Days, lengthOf, overlap } from '@filiera/domain/dates/holidays'
import { ProblemError } from '../../platform/problem-error.ts'
import type { HolidayRow } from './shop-holidays.store.ts'

const refused = (field: 'from' | 'to', message: string) =>
  new ProblemError('invalid_body', `The body is not right: ${field}: ${message}`, {
    fields: [{ field, message }],
  })

/**
 * Whether a shop may be closed on these days.
 * @param known its other holidays
 * @throws ProblemError invalid_body for days that are past, turned round or too many, conflict when it is closed on one of them already
 */
export function checkHoliday(days: Days, known: readonly HolidayRow[], today: string): void {
  if (days.to < days.from) throw refused('to', 'is before the first day')
  if (days.to < today) throw refused('to', 'is past')
  if (lengthOf(days) > HOLIDAY_DAYS) throw refused('to', `is more than ${HOLIDAY_DAYS} days later`)
  const other = known.find((holiday) => overlap(days, holiday))
  if (other)
    throw new ProblemError('conflict', `The shop is closed from ${other.from} to ${other.to} already.`)
}

/** New days begin today at the earliest. @throws ProblemError invalid_body */
export function checkFirstDay({ from }: Days, today: string): void {
  if (from < today) throw refused('from', 'is past')
}
