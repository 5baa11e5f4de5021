import { OFFER_DAYS } from '@filiera/contract/console/offers'
import { dateInItaly, dayAfter, lastDayOf, lengthOf } from '@filiera/domain/dates/holidays'
import { startOfDay } from '@filiera/domain/dates/italian-time'
import { wrongField } from '../../platform/problem-error.ts'

/** When something is in force; without an end until it is ended. */
export type Period = { starts_at: Date; ends_at: Date | null }

/** Midnight in Italy at which a day is over. */
export const endOfDay = (day: string): Date => startOfDay(dayAfter(day))

/** First and last day of a time, as people say it: what ends at midnight lasts until the day before. */
export const daysOf = ({ starts_at, ends_at }: Period): { from: string; to: string | null } => ({
  from: dateInItaly(starts_at),
  to: ends_at && lastDayOf(ends_at),
})

/** Of one without an end only the beginning must be free: the next one ends it. The constraint `offer_overlap` says the same. */
const endOf = ({ starts_at, ends_at }: Period) => ends_at?.getTime() ?? starts_at.getTime() + 1

/** Whether two offers of a product stand in each other's way. */
export const overlap = (one: Period, other: Period): boolean =>
  one.starts_at.getTime() < endOf(other) && other.starts_at.getTime() < endOf(one)

type Days = { from?: string | undefined; to?: string | null | undefined }

/**
 * Days that an offer may still have.
 * @param hasBegun its first day may be past
 * @throws ProblemError invalid_body for days that are past, turned round or too far away
 */
export function checkOfferDays({ from, to }: Days, now: Date, hasBegun = false): void {
  const today = dateInItaly(now)
  const isFar = (day: string) => lengthOf({ from: today, to: day }) > OFFER_DAYS
  if (from && !hasBegun && from < today) throw wrongField('from', 'is past')
  if (from && isFar(from)) throw wrongField('from', `is more than ${OFFER_DAYS} days away`)
  if (to && to < today) throw wrongField('to', 'is past')
  if (from && to && to < from) throw wrongField('to', 'is before the first day')
  if (to && isFar(to)) throw wrongField('to', `is more than ${OFFER_DAYS} days away`)
}
