import { openPhotoFiles, type PhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { openPictureFiles, type PictureFiles } from '../../catalog/pictures/picture-files.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'

const HOUR = 3600

export type ShopPhotoServices = Services &
  PhotoBounds & {
    /** Masters of the catalogue. */
    files: PictureFiles
    /** Where uploads lie while they are decoded. */
    uploads: PhotoFiles
    /** Photos of one account: a shop that opens has hundreds. */
    limit: RateLimit
  }

/** Adds the folders of pictures and the counter of uploads; once per backend. */
export const createShopPhotoServices = (services: Services, bounds: PhotoBounds): ShopPhotoServices => ({
  ...services,
  ...bounds,
  files: openPictureFiles(openFiles(services.config)),
  uploads: openPhotoFiles(services.config, 'shop-uploads'),
  limit: createRateLimit(services.database.pool, { name: 'shop-photo', points: 600, seconds: HOUR }),
})
