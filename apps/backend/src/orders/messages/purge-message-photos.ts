import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { Services } from '../../services.ts'
import { findUsedMessagePhotos } from './message-photo.store.ts'

/** A photo is written before its message names it: younger files are left alone. */
const YOUNG_MS = 3_600_000

/** Removes photos that belong to no message: of erased customers, and what a crash left behind. Files carry the machine's time. */
export async function purgeMessagePhotos({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> {
  const photos = openPhotoFiles(config, 'order-photos')
  const names = await photos.listOlder(new Date(Date.now() - YOUNG_MS))
  for (let at = 0; at < names.length; at += 1000) {
    const some = names.slice(at, at + 1000)
    const used = new Set(await findUsedMessagePhotos(db, some))
    for (const name of some) if (!used.has(name)) await photos.remove(name)
  }
}
