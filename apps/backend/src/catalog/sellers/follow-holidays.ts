import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Services } from '../../services.ts'
import { findShopsToOpen, openShop } from './holidays.store.ts'

/** How often shops are looked for whose holidays are over, in milliseconds: they stand in an index of their own. */
export const HOLIDAY_POLL_MS = 5000

/**
 * Opens the shops whose holidays ended at midnight in Italy, one at a time (decision 39): listings, counts and search follow, pages
 * are told. Safe with several workers. @returns how many were opened
 */
export async function followHolidays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = dateInItaly(clock.now())
  let opened = 0
  for (const id of await findShopsToOpen(db, today)) if (await openShop(db, id, today)) opened++
  return opened
}
