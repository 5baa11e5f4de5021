import { openPhotoFiles, type PhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'

const HOUR = 3600

/** Each message is a mail to somebody; a shop answers more people than one person asks. */
const LIMITS = {
  customer: { name: 'order-message', points: 20, seconds: HOUR },
  seller: { name: 'order-answer', points: 120, seconds: HOUR },
  photo: { name: 'order-photo', points: 40, seconds: HOUR },
} as const

export type MessageServices = Services &
  PhotoBounds & {
    photos: PhotoFiles
    limits: Readonly<Record<keyof typeof LIMITS, RateLimit>>
  }

/** Adds the folder of the photos and the counters of messages; once per backend. */
export function createMessageServices(services: Services, bounds: PhotoBounds): MessageServices {
  const limit = (of: keyof typeof LIMITS) => createRateLimit(services.database.pool, LIMITS[of])
  return {
    ...services,
    ...bounds,
    photos: openPhotoFiles(services.config, 'order-photos'),
    limits: { customer: limit('customer'), seller: limit('seller'), photo: limit('photo') },
  }
}
