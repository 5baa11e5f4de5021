import { addWorkingDays, dateOf, localTime } from '@filiera/domain/dates/working-days'

/** Working days that a shop has for a first word on damaged, missing or wrong goods; as many as to accept an order. */
const ANSWER_DAYS = 3

/** Day by which a report is answered, in Italy (`2026-11-25`). */
export const answerBy = (reported: Date): string =>
  dateOf(addWorkingDays(localTime(reported).day, ANSWER_DAYS))
