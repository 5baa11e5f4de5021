import type { Services } from '../../../services.ts'
import { deleteEndedChanges } from '../username/username.store.ts'
import { forgetDevices } from './device.store.ts'
import { deleteEnded } from './session.store.ts'

/** A link that ended keeps the password that waits with it this long, in case a new link is asked for. */
const LINK_KEPT_MS = 30 * 24 * 3_600_000

/** Kinds of devices count as new again after 90 days; they are kept a little longer. */
const DEVICE_KEPT_MS = 180 * 24 * 3_600_000

/** Removes what nobody can use any more: ended sessions, bearers and links, kinds of devices long unused. */
export async function purgeSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEnded(db, now, new Date(now.getTime() - LINK_KEPT_MS))
  await deleteEndedChanges(db, now)
  await forgetDevices(db, new Date(now.getTime() - DEVICE_KEPT_MS))
}
