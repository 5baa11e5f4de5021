import { inBatches } from '../../platform/in-batches.ts'
import type { Services } from '../../services.ts'
import { deleteMessages } from './contact.store.ts'

/** By then whatever was asked is answered. */
const KEPT_MS = 365 * 24 * 3_600_000

/** Forgets messages that visitors wrote to the shop a year ago. */
export async function purgeMessages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inBatches((limit) => deleteMessages(db, before, limit), isStopping)
}
