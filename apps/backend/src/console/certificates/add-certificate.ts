import { readFile } from 'node:fs/promises'
import { type CertificateType, certificateTypes } from '@filiera/contract/console/photos'
import { fileTypeFromBuffer } from 'file-type'
import { newPhotoName } from '../../catalog/pictures/photos/photo-files.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { ReadUpload } from '../../platform/http/read-upload.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { CertificateServices } from './certificate-services.ts'
import { insertCertificate } from './certificates.store.ts'

/** What the first bytes say it is; name and declared type count for nothing. @throws ProblemError unsupported_media_type */
async function typeOf(bytes: Buffer): Promise<CertificateType> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  const type = certificateTypes.find((known) => known === found)
  if (type) return type
  throw new ProblemError('unsupported_media_type', 'A certificate must be a PDF, JPEG or PNG.', {
    fields: [{ field: 'file', message: 'is not a PDF, JPEG or PNG' }],
  })
}

/**
 * Keeps a file of a certificate as it came, under a key that nobody can guess. It stays as long as a mark names it, and 60 days more.
 * @throws ProblemError rate_limited, unavailable, too_large, invalid_body, unsupported_media_type
 */
export async function addCertificate(
  { db, clock, files, limit, withPlace }: CertificateServices,
  shopActor: ShopActor,
  readUpload: ReadUpload,
): Promise<{ id: string }> {
  await limit.spend(shopActor.accountId)
  const id = newPhotoName()
  const type = await withPlace(() =>
    files.withUpload(readUpload, async (path) => {
      const bytes = await readFile(path)
      const known = await typeOf(bytes)
      await files.write(id, bytes)
      return known
    }),
  )
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    await insertCertificate(trx, { id, sellerId: shopActor.sellerId, type, at })
    await writeAudit(trx, shopActor, { kind: 'certificate', id, before: null, after: { type }, at })
  }).catch(async (error: unknown) => {
    await files.remove(id)
    throw error
  })
  return { id }
}
