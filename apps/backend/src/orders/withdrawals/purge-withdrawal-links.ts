import { inBatches } from '../../platform/in-batches.ts'
import type { Services } from '../../services.ts'
import { deleteExpiredLinks } from './withdrawal-link.store.ts'

/** Forgets mailed links whose time is over. */
export async function purgeWithdrawalLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const now = clock.now()
  await inBatches((limit) => deleteExpiredLinks(db, now, limit), isStopping)
}
