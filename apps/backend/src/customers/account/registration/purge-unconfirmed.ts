import type { Services } from '../../../services.ts'
import { deleteUnconfirmed } from '../account.store.ts'

/** Who has not confirmed an address for 30 days never will. */
const KEPT_MS = 30 * 24 * 3_600_000
/** So many an hour; the rest in the next one. */
const BATCH = 500

/** Removes registrations that nobody confirmed, so that the address is free: those that nobody is logged in with and nothing hangs on. */
export async function purgeUnconfirmed({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteUnconfirmed(db, new Date(clock.now().getTime() - KEPT_MS), BATCH)
}
