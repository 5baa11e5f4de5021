import type { Services } from '../../../services.ts'
import { indexPendingProducts } from './search-upkeep.store.ts'

/** How often products left for later are looked for, in milliseconds. */
export const SEARCH_POLL_MS = 5000
const BATCH = 200

/** Reads the products again that a renamed seller or category of hundreds left for later. @returns how many */
export async function indexPending({ db }: Pick<Services, 'db'>): Promise<number> {
  let indexed = 0
  for (let n = BATCH; n > 0; indexed += n) n = await indexPendingProducts(db, BATCH)
  return indexed
}
