import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { Services } from '../../services.ts'
import { deleteUnused, findKnown, noteUnused } from './certificates.store.ts'

/** How long a file stays that no mark names: longer than what names it can be undone for. */
const UNUSED_MS = 60 * 24 * 3_600_000
/** A file is written before it is known: younger ones are left alone. */
const YOUNG_MS = 3_600_000

/**
 * Removes files of certificates that no mark of a live product, a draft or a version named for 60 days, and what a crash left behind.
 * Files carry the machine's time.
 */
export async function purgeCertificates({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await noteUnused(db, now)
  await deleteUnused(db, new Date(now.getTime() - UNUSED_MS))
  const files = openPhotoFiles(config, 'certificates')
  const names = await files.listOlder(new Date(Date.now() - YOUNG_MS))
  for (let at = 0; at < names.length; at += 1000) {
    const some = names.slice(at, at + 1000)
    const known = new Set(await findKnown(db, some))
    for (const name of some) if (!known.has(name)) await files.remove(name)
  }
}
