import { FILE_DAYS } from '@filiera/contract/console/jobs'
import type { Services } from '../../../services.ts'
import { cancelOldExports, deleteItems, findOldExports } from './export.store.ts'
import { exportFiles } from './write-export.ts'

const DAY_MS = 24 * 3_600_000

/** Removes files of exports after their time, and ends those that are not over by then: what they held goes. Files carry the machine's time. */
export async function purgeExports(services: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> {
  const lifeMs = FILE_DAYS * DAY_MS
  const now = services.clock.now()
  const before = new Date(now.getTime() - lifeMs)
  await cancelOldExports(services.db, before, now)
  const ids = await findOldExports(services.db, before)
  if (ids.length > 0) await deleteItems(services.db, ids)
  const files = exportFiles(services)
  for (const id of await files.listOlder(new Date(Date.now() - lifeMs))) await files.remove(id)
}
