import { newPhotoName } from '../../catalog/pictures/photos/photo-files.ts'
import type { PhotoServices } from '../../catalog/pictures/photos/photo-services.ts'
import type { ReadUpload } from '../../platform/http/read-upload.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { photoUrl } from '../account/account.presenter.ts'
import { replacePhoto } from './photo.store.ts'

/**
 * Keeps a new profile photo and forgets the old one (decision 28). Uploads are counted, and their number in memory bounded, before
 * anything of the body is read.
 * @throws ProblemError rate_limited, unavailable, too_large, invalid_body, unsupported_media_type
 */
export async function putPhoto(
  { db, photos, uploadLimit, withPlace, decode }: PhotoServices,
  accountId: string,
  readUpload: ReadUpload,
): Promise<{ photoUrl: string }> {
  await uploadLimit.spend(accountId)
  const photo = await withPlace(() => photos.withUpload(readUpload, decode))
  const name = newPhotoName()
  await photos.write(name, photo)
  const former = await replacePhoto(db, accountId, name).catch(async (error: unknown) => {
    await photos.remove(name)
    throw error
  })
  if (former === undefined) {
    await photos.remove(name)
    throw new ProblemError('not_signed_in', 'Sign in to go on.')
  }
  if (former) await photos.remove(former)
  return { photoUrl: photoUrl(name) ?? '' }
}
