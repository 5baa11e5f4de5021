import { openPictureFiles } from '../../catalog/pictures/picture-files.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import type { Services } from '../../services.ts'
import { deletePicture, findRemoved, findShown, postponeRemoval } from './removed-photos.store.ts'

/** How long a photo stays that left the library: as long as an import that took it off a product can be undone. */
const REMOVED_MS = 30 * 24 * 3_600_000
/** Pictures of one run. */
const BATCH = 500

/** Removes pictures that left the library of their shop 30 days ago and that nothing shows: file, derivatives and row. Safe with several workers. */
export async function purgePictures({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - REMOVED_MS)
  const removed = await findRemoved(db, before, BATCH)
  if (removed.length === 0) return
  const shown = new Set(await findShown(db, removed))
  await postponeRemoval(db, [...shown], now)
  const files = openPictureFiles(openFiles(config))
  for (const hash of removed.filter((picture) => !shown.has(picture))) {
    const master = await files.readMaster(hash)
    await files.remove(hash)
    // one that was put up again meanwhile has the same bytes
    if (!(await deletePicture(db, hash, before)) && master) await files.writeMaster(hash, master)
  }
}
