import { openPhotoFiles, type PhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'

const HOUR = 3600

export type CertificateServices = Services &
  Pick<PhotoBounds, 'withPlace'> & {
    files: PhotoFiles
    /** Files of one account. */
    limit: RateLimit
  }

/** Adds the folder of certificates and the counter of uploads; once per backend. */
export const createCertificateServices = (
  services: Services,
  { withPlace }: PhotoBounds,
): CertificateServices => ({
  ...services,
  withPlace,
  files: openPhotoFiles(services.config, 'certificates'),
  limit: createRateLimit(services.database.pool, { name: 'certificate', points: 60, seconds: HOUR }),
})
