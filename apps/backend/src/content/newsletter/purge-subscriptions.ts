import { inBatches } from '../../platform/in-batches.ts'
import type { Services } from '../../services.ts'
import { deleteSettled } from './subscription.store.ts'

/** Addresses without a use are kept this long, so that a late click still gets an answer. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Forgets addresses that were never confirmed, were told, or left. */
export async function purgeSubscriptions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_MS)
  await inBatches((limit) => deleteSettled(db, until, limit), isStopping)
}
