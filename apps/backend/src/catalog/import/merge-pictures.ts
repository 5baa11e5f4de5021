import { isDeepStrictEqual } from 'node:util'
import type { Texts } from '@filiera/domain/languages'

export type ShownPicture = { hash: string; alt: Texts }
export type AttachedPicture = ShownPicture & { url: string }

/**
 * The pictures of a product after a run: those of the file in its order while nothing was changed by hand; otherwise as they are, without
 * what the file has dropped and with what it has added at the end.
 * @param before hashes of the file's pictures after its last run
 */
export function mergePictures(
  there: readonly ShownPicture[],
  before: readonly string[],
  now: readonly AttachedPicture[],
): ShownPicture[] {
  const hashes = there.map(({ hash }) => hash)
  const distinct = [...new Map(now.map((picture) => [picture.hash, picture])).values()]
  if (isDeepStrictEqual(hashes, [...new Set(before)])) return distinct
  const isDropped = (hash: string) =>
    before.includes(hash) && !distinct.some((picture) => picture.hash === hash)
  return [
    ...there.filter(({ hash }) => !isDropped(hash)),
    ...distinct.filter(({ hash }) => !before.includes(hash) && !hashes.includes(hash)),
  ]
}
