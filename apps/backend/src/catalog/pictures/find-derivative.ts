import { type PictureFormat, pictureFormats } from '@filiera/domain/picture-url'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { type BoundedQueue, boundedQueue } from './bounded-queue.ts'
import { findDefaultPicture } from './default-pictures.ts'
import type { PictureFiles } from './picture-files.ts'
import { workOnPicture } from './process/work-on-picture.ts'

/** Derivatives waiting at most; about what is made in the time a visitor waits. */
const MAX_WAITING = 240
const RETRY_AFTER_SECONDS = 5

export type Derivatives = { files: PictureFiles; queue: BoundedQueue<Buffer | null> }

export const openDerivatives = (files: PictureFiles, maxWaiting = MAX_WAITING): Derivatives => ({
  files,
  queue: boundedQueue(maxWaiting),
})

function readFileName(file: string): { width: number; format: PictureFormat } {
  const [width = '', extension] = file.split('.')
  const format = pictureFormats.find((known) => known === extension)
  if (!format) throw notFound()
  return { width: Number(width), format }
}

async function makeAndKeep({ files }: Derivatives, hash: string, file: string): Promise<Buffer | null> {
  const master = (await files.readMaster(hash)) ?? findDefaultPicture(hash)
  if (!master) return null
  const { width, format } = readFileName(file)
  const bytes = await workOnPicture({ kind: 'derivative', width, format }, master)
  if (bytes) await files.writeDerivative(hash, file, bytes)
  return bytes
}

/**
 * A derivative by its file name such as `800.webp`: kept from before, or made now, once however many ask.
 * @throws ProblemError not_found for an absent or unreadable picture, unavailable when too many are waiting
 */
export async function findDerivative(derivatives: Derivatives, hash: string, file: string): Promise<Buffer> {
  const stored = await derivatives.files.readDerivative(hash, file)
  if (stored) return stored
  const made = derivatives.queue.run(`${hash}/${file}`, () => makeAndKeep(derivatives, hash, file))
  if (made === null) {
    throw new ProblemError('unavailable', 'Too many pictures are being made: try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
  const bytes = await made
  if (!bytes) throw notFound()
  return bytes
}
