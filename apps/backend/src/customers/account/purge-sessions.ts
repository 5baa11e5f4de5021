import type { Services } from '../../services.ts'
import { forgetDevices } from './sessions/device.store.ts'
import { deleteEnded } from './sessions/session.store.ts'
import { deleteEndedChanges } from './username/username.store.ts'

/** An invitation that ended says so this long. */
const INVITATION_KEPT_MS = 30 * 24 * 3_600_000

/** Kinds of devices count as new again after 90 days; they are kept a little longer. */
const DEVICE_KEPT_MS = 180 * 24 * 3_600_000

/** Removes what nobody can use any more: ended sessions, bearers and links, kinds of devices long unused. */
export async function purgeSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEnded(db, now, new Date(now.getTime() - INVITATION_KEPT_MS))
  await deleteEndedChanges(db, now)
  await forgetDevices(db, new Date(now.getTime() - DEVICE_KEPT_MS))
}
