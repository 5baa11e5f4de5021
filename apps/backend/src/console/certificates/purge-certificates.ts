import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import { removeUnused } from '../../catalog/pictures/photos/remove-unused.ts'
import type { Services } from '../../services.ts'
import { deleteUnused, findKnown, noteUnused } from './certificates.store.ts'

/** How long a file stays that no mark names: longer than what names it can be undone for. */
const UNUSED_MS = 60 * 24 * 3_600_000

/**
 * Removes files of certificates that no mark of a live product, a draft or a version named for 60 days, and what a crash left behind.
 */
export async function purgeCertificates({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await noteUnused(db, now)
  await deleteUnused(db, new Date(now.getTime() - UNUSED_MS))
  await removeUnused(openPhotoFiles(config, 'certificates'), (names) => findKnown(db, names))
}
