import { openPhotoFiles, type PhotoFiles } from '../../../catalog/pictures/photos/photo-files.ts'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import { createRateLimit, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { ReadUpload } from '../../../platform/http/read-upload.ts'
import type { Services } from '../../../services.ts'
import { readSheet, type SheetTable } from '../../exchange/files/read-sheet.ts'

const HOUR = 3600

export type ImportServices = Services & {
  /** Where uploads lie while they are read. */
  uploads: PhotoFiles
  /** Files of one account: who corrects a sheet brings it in again and again. */
  limit: RateLimit
}

/** Adds the folder of uploads and their counter; once per backend. */
export const createImportServices = (services: Services): ImportServices => ({
  ...services,
  uploads: openPhotoFiles(services.config, 'shop-uploads'),
  limit: createRateLimit(services.database.pool, { name: 'shop-import', points: 240, seconds: HOUR }),
})

/** The file of a call as a table. @throws ProblemError rate_limited, too_large, unsupported_media_type, invalid_body naming `file` */
export async function readUploadedSheet(
  { limit, uploads }: ImportServices,
  { accountId }: ShopActor,
  readUpload: ReadUpload,
): Promise<SheetTable> {
  await limit.spend(accountId)
  return uploads.withUpload(readUpload, readSheet)
}
