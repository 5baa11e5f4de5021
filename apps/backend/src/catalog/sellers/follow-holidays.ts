import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { beginHoliday, endHoliday, endHolidayEarly, findShopsToFollow } from './holidays.store.ts'

/** How often shops are looked for whose holidays begin or are over, in milliseconds: they stand in an index of their own. */
export const HOLIDAY_POLL_MS = 5000

/**
 * Closes and opens the shops whose holidays began or ended at midnight in Italy, one at a time (decision 39): listings, counts and
 * search follow, pages are told. Safe with several workers. @returns how many changed
 */
export async function followHolidays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = dateInItaly(clock.now())
  let changed = 0
  for (const id of await findShopsToFollow(db, today))
    if ((await beginHoliday(db, id, today)) || (await endHoliday(db, id, today))) changed++
  return changed
}

/** Closes or opens a shop as its changed holidays say, in the transaction that changes them. */
export async function applyHolidays(executor: Executor, id: string, today: string): Promise<void> {
  await beginHoliday(executor, id, today)
  await endHolidayEarly(executor, id, today)
}
