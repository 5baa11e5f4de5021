import type { Services } from '../../../services.ts'
import { deleteEndedChanges } from '../username/username.store.ts'
import { deleteEnded } from './session.store.ts'

/** A link that ended keeps the password that waits with it this long, in case a new link is asked for. */
const LINK_KEPT_MS = 30 * 24 * 3_600_000

/** Removes what nobody can use any more: ended sessions, bearers and links. */
export async function purgeSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEnded(db, now, new Date(now.getTime() - LINK_KEPT_MS))
  await deleteEndedChanges(db, now)
}
