import { openBucket } from './bucket.ts'
import type { FileSettings, FileStore } from './file-store.ts'
import { openFolder } from './folder.ts'

/** The bucket where one is named, else the data folder. Every failure of either is a storage fault (`isStorageFault`). */
export function openFiles(settings: FileSettings): FileStore {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = settings
  if (!S3_BUCKET) return openFolder(DATA_DIR)
  return openBucket({
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    bucket: S3_BUCKET,
    keyId: S3_ACCESS_KEY_ID ?? '',
    secret: S3_SECRET_ACCESS_KEY ?? '',
  })
}
