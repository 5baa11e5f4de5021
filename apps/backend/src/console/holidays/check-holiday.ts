import { HOLIDAY_DAYS } from '@filiera/contract/console/holidays'
import { type Days, lengthOf, overlap } from '@filiera/domain/dates/holidays'
import { ProblemError, wrongField } from '../../platform/problem-error.ts'
import type { HolidayRow } from './shop-holidays.store.ts'

/**
 * Whether a shop may be closed on these days.
 * @param known its other holidays
 * @throws ProblemError invalid_body for days that are past, turned round or too many, conflict when it is closed on one of them already
 */
export function checkHoliday(days: Days, known: readonly HolidayRow[], today: string): void {
  if (days.to < days.from) throw wrongField('to', 'is before the first day')
  if (days.to < today) throw wrongField('to', 'is past')
  if (lengthOf(days) > HOLIDAY_DAYS) throw wrongField('to', `is more than ${HOLIDAY_DAYS} days later`)
  const other = known.find((holiday) => overlap(days, holiday))
  if (other)
    throw new ProblemError('conflict', `The shop is closed from ${other.from} to ${other.to} already.`)
}

/** New days begin today at the earliest. @throws ProblemError invalid_body */
export function checkFirstDay({ from }: Days, today: string): void {
  if (from < today) throw wrongField('from', 'is past')
}
