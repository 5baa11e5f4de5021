import { createHash } from 'node:crypto'
import type { PreviewKind } from '@filiera/contract/catalog/previews'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { BoundedQueue } from '../pictures/bounded-queue.ts'
import { findGenericPicture } from '../pictures/default-pictures.ts'
import type { PictureFiles } from '../pictures/picture-files.ts'
import { previewLayouts } from '../pictures/process/preview/preview-layout.ts'
import { workOnPicture } from '../pictures/process/work-on-picture.ts'
import { findPreviewSubject } from './previews.store.ts'

/** Part of every kept file's name: a new composition makes new files. */
const COMPOSITION = 1
const RETRY_AFTER_SECONDS = 5

export type Previews = { database: OpenDatabase; files: PictureFiles; queue: BoundedQueue<Buffer> }
export type Preview = { bytes: Buffer; etag: string }

/**
 * The social preview of something public: kept from before, or drawn now, once however many ask.
 * @throws ProblemError not_found, or unavailable when too many are waiting
 */
export async function findPreview(
  { database, files, queue }: Previews,
  kind: PreviewKind,
  id: string,
  lang: Language,
): Promise<Preview> {
  const subject = await findPreviewSubject(database, kind, id, lang)
  if (!subject) throw notFound()
  const generic = findGenericPicture(kind === 'seller' ? 'seller' : 'product')
  const hash = subject.picture_hash ?? generic?.hash
  if (!hash) throw notFound()
  const digest = createHash('sha256')
    .update(JSON.stringify([COMPOSITION, kind, subject.title]))
    .digest('hex')
  const name = `preview-${digest.slice(0, 16)}.jpg`
  const etag = `"${hash}-${name}"`
  const stored = await files.readDerivative(hash, name)
  if (stored) return { bytes: stored, etag }
  const drawing = queue.run(`${hash}/${name}`, async () => {
    const own = await files.readMaster(hash)
    const master = own ?? generic?.bytes
    if (!master) throw notFound()
    const work = { kind: 'preview', title: subject.title, layout: previewLayouts[kind] } as const
    const bytes = await workOnPicture(work, master)
    if (!bytes) throw notFound()
    // the generic picture in place of a lost one is not kept under the lost one's name
    if (own || hash === generic?.hash) await files.writeDerivative(hash, name, bytes)
    return bytes
  })
  if (drawing === null) {
    throw new ProblemError('unavailable', 'Too many pictures are being made: try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
  return { bytes: await drawing, etag }
}
