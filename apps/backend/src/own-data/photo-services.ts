import { availableParallelism } from 'node:os'
import { createGate } from '../account/passwords.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'
import { ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { openPhotoFiles, type PhotoFiles } from './photo-files.ts'

const HOUR = 3600
/** Photos held in memory at a time, those being read included: with 10 MB each the memory stays bounded. */
const MOST_HELD = 16
/** Decoded at a time: one core stays free for the shop. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const RETRY_AFTER_SECONDS = 3

export type PhotoServices = Services & {
  photos: PhotoFiles
  /** Uploads of one account. */
  uploadLimit: RateLimit
  /** Runs the work while fewer than the most are held. @throws ProblemError unavailable */
  hold<T>(work: () => Promise<T>): Promise<T>
  /** Waits for a place at the decoder. */
  decode<T>(work: () => Promise<T>): Promise<T>
}

/** Lets `most` run at a time and none wait. */
function createHold(most: number): PhotoServices['hold'] {
  let held = 0
  return async (work) => {
    if (held >= most)
      throw new ProblemError('unavailable', 'Many photos are being uploaded. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    held += 1
    try {
      return await work()
    } finally {
      held -= 1
    }
  }
}

/** Adds the folder of photos, the counter of uploads and the bounds of the decoder; once per backend. */
export const createPhotoServices = (services: Services): PhotoServices => ({
  ...services,
  photos: openPhotoFiles(services.config.DATA_DIR),
  uploadLimit: createRateLimit(services.database.pool, { name: 'photo', points: 20, seconds: HOUR }),
  hold: createHold(MOST_HELD),
  decode: createGate(AT_ONCE, MOST_HELD),
})
