import { availableParallelism } from 'node:os'
import { createGate } from '../../../platform/gate.ts'
import { createRateLimit, type RateLimit } from '../../../platform/http/rate-limit.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import type { PhotoShape } from '../process/make-photo.ts'
import { workOnPicture } from '../process/work-on-picture.ts'
import { openPhotoFiles, type PhotoFiles } from './photo-files.ts'

const HOUR = 3600
/** Uploads under way at a time, with 10 MB each at most. */
const MOST_UPLOADS = 16
/** Decoded at a time: one core stays free for the shop. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const RETRY_AFTER_SECONDS = 3
const BUSY = 'Many photos are being uploaded. Please try again in a moment.'

/** What all uploads of photos share. */
export type PhotoBounds = {
  /** Runs the work while fewer than the most are under way. @throws ProblemError unavailable */
  withPlace<T>(work: () => Promise<T>): Promise<T>
  /** Waits for a place at the decoder, and has the process of pictures make the photo from the file at a path. @throws ProblemError of `makePhoto` */
  decode(path: string, shape?: PhotoShape): Promise<Buffer>
}

export type PhotoServices = Services &
  PhotoBounds & {
    photos: PhotoFiles
    /** Uploads of one account. */
    uploadLimit: RateLimit
  }

/** Lets `most` run at a time and none wait. */
function createPlaces(most: number): PhotoBounds['withPlace'] {
  let taken = 0
  return async (work) => {
    if (taken >= most)
      throw new ProblemError('unavailable', BUSY, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    taken += 1
    try {
      return await work()
    } finally {
      taken -= 1
    }
  }
}

/** The bounds of memory and decoder; once per backend. */
export function createPhotoBounds(): PhotoBounds {
  const gate = createGate(AT_ONCE, MOST_UPLOADS, BUSY)
  return {
    withPlace: createPlaces(MOST_UPLOADS),
    async decode(path, shape) {
      const photo = await gate(() => workOnPicture({ kind: 'photo', path, ...(shape && { shape }) }))
      if (!photo) throw new Error('a photo was neither made nor refused')
      return photo
    },
  }
}

/** Adds the folder of profile photos, the counter of their uploads and the bounds. */
export const createPhotoServices = (services: Services, bounds: PhotoBounds): PhotoServices => ({
  ...services,
  ...bounds,
  photos: openPhotoFiles(services.config),
  uploadLimit: createRateLimit(services.database.pool, { name: 'photo', points: 20, seconds: HOUR }),
})
