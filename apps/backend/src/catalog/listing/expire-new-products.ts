import type { Services } from '../../services.ts'
import { listAgedProducts } from './expire-new-products.store.ts'

/** Products listed anew in one statement: their shops are locked for no longer than that. */
const BATCH = 500

/** Takes products out of the new ones whose 30 days are over; lists, counts and pages follow. Safe with several workers. */
export async function expireNewProducts({ db }: Pick<Services, 'db'>): Promise<void> {
  while ((await listAgedProducts(db, BATCH)) === BATCH);
}
