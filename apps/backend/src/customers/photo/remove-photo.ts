import type { PhotoServices } from '../../catalog/pictures/photos/photo-services.ts'
import { replacePhoto } from './photo.store.ts'

/** Takes the profile photo away, its file too; saying it twice is fine. */
export async function removePhoto(
  { db, photos }: Pick<PhotoServices, 'db' | 'photos'>,
  accountId: string,
): Promise<void> {
  const former = await replacePhoto(db, accountId, null)
  if (former) await photos.remove(former)
}
