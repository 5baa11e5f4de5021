import { replacePhoto } from './photo.store.ts'
import type { PhotoServices } from './photo-services.ts'

/** Takes the profile photo away, its file too; saying it twice is fine. */
export async function removePhoto(
  { db, photos }: Pick<PhotoServices, 'db' | 'photos'>,
  accountId: string,
): Promise<void> {
  const former = await replacePhoto(db, accountId, null)
  if (former) await photos.remove(former)
}
