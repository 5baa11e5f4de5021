import type { CertificateType } from '@filiera/contract/console/photos'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type NewCertificate = { id: string; sellerId: string; type: CertificateType; at: Date }

export async function insertCertificate(
  trx: Transaction,
  { id, sellerId, type, at }: NewCertificate,
): Promise<void> {
  await trx
    .insertInto('certificate_file')
    .values({ id, seller_id: sellerId, media_type: type, created_at: at })
    .execute()
}

/** Of some files those that a shop put up. */
export const findCertificates = (
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<{ id: string; media_type: CertificateType }[]> =>
  executor
    .selectFrom('certificate_file')
    .select(['id', 'media_type'])
    .where('seller_id', '=', sellerId)
    .where('id', 'in', [...ids])
    .execute()
