import type { Executor } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { type InspectedPicture, inspectPicture } from './inspect-picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { insertPictures } from './pictures.store.ts'

/**
 * Keeps a master as it came, under the hash of its bytes; the same picture twice is one.
 * @param drawn an illustration of this shop, or a part of one
 * @throws ProblemError unsupported_media_type when it is not a JPEG, PNG or WebP of at most 64 megapixels
 */
export async function storePicture(
  executor: Executor,
  files: PictureFiles,
  bytes: Uint8Array,
  drawn = false,
): Promise<InspectedPicture> {
  const picture = await inspectPicture(bytes)
  if (!picture) {
    throw new ProblemError(
      'unsupported_media_type',
      'The picture must be a JPEG, PNG or WebP of at most 64 megapixels.',
      { fields: [{ field: 'file', message: 'is not a JPEG, PNG or WebP of at most 64 megapixels' }] },
    )
  }
  // first the row: one that is being purged goes whole before it comes again
  await insertPictures(executor, [{ ...picture, drawn }])
  await files.writeMaster(picture.hash, bytes)
  return picture
}
