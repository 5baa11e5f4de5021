import type { Services } from '../../../services.ts'
import { refreshTiersAndForms } from './search-upkeep.store.ts'

/** New words are found at once; which products are the best ranked may wait until tomorrow. */
const LEAST_HOURS = 24

/** Follows what was sold and listed since yesterday. @returns whether it was time for it */
export async function refreshSearch({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return refreshTiersAndForms(db, LEAST_HOURS)
}
