import type { Services } from '../../services.ts'
import { inBatches } from '../in-batches.ts'
import { deleteSecurityEvents } from './security-event.store.ts'

/** Half a year: what is younger the database keeps, by its own clock. */
const KEPT_MS = 183 * 24 * 3_600_000

/** Forgets security events that are older than anybody looks into. */
export async function purgeSecurityEvents(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inBatches((limit) => deleteSecurityEvents(db, before, limit), isStopping)
}
