import { FIGURE_DAYS } from '@filiera/contract/console/figures'
import { addDays, lengthOf } from '@filiera/domain/dates/holidays'
import { ProblemError } from '../../platform/problem-error.ts'

/** How far back figures go, in days: what stock was is counted back from today. */
const FIRST_DAY = 3 * 366

/** First and last day, both included. */
export type Period = { from: string; to: string }

/** Every day of a period. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index))

/** The period of the same length just before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysOf(period).length),
  to: addDays(period.from, -1),
})

/** What is wrong with a period; null when it can be shown. `today` is the Italian day. */
export function faultOf(period: Period, today: string): string | null {
  const days = daysOf(period).length
  if (days === 0) return 'the first day is after the last one'
  if (days > FIGURE_DAYS) return `more than ${FIGURE_DAYS} days`
  if (period.from > today) return 'the first day is in the future'
  return period.from < addDays(today, -FIRST_DAY) ? `more than ${FIRST_DAY} days ago` : null
}

/** Refuses a period that cannot be shown. @throws ProblemError bad_request */
export function checkPeriod(period: Period, today: string): void {
  const fault = faultOf(period, today)
  if (fault) throw new ProblemError('bad_request', `The period is not right: ${fault}.`)
}
