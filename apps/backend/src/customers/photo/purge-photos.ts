import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { Services } from '../../services.ts'
import { findUsedPhotos } from './photo.store.ts'

/** A photo is written before its account names it: younger files are left alone. */
const YOUNG_MS = 3_600_000

/** Removes photos that belong to nobody: what a crash between file and database left behind. Files carry the machine's time. */
export async function purgePhotos({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> {
  const photos = openPhotoFiles(config)
  const names = await photos.listOlder(new Date(Date.now() - YOUNG_MS))
  for (let at = 0; at < names.length; at += 1000) {
    const some = names.slice(at, at + 1000)
    const used = new Set(await findUsedPhotos(db, some))
    for (const name of some) if (!used.has(name)) await photos.remove(name)
  }
}
