import type { Services } from '../../services.ts'
import { countPaidOrders } from './popularity.store.ts'

/** Orders counted in one statement: their products are locked for no longer than that. */
const BATCH = 50

/** Makes popular what is ordered: every paid order counts once for each of its products (ranking page). */
export async function countOrders({ db }: Pick<Services, 'db'>): Promise<void> {
  while ((await countPaidOrders(db, BATCH)) === BATCH);
}
