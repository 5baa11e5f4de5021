import type { CertificateType } from '@filiera/contract/console/photos'
import { sql } from 'kysely'
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

/** Whether a mark of a product names a file: as it is live, as it is being changed, as it was published once. */
const isNamed = sql<boolean>`exists (
  select from product p join product_label l on l.product_id = p.id left join product_draft d on d.product_id = p.id,
    jsonb_build_array(jsonb_build_object('file', jsonb_build_object('id', f.id))) as named
  where p.seller_id = f.seller_id and (l.mark_registers @> named or d.content->'marks' @> named
    or exists (select from product_version v where v.product_id = p.id and v.content->'marks' @> named)))`

/** Notes which files no mark names any more, and which ones a mark names again. */
export async function noteUnused(db: Executor, now: Date): Promise<void> {
  await sql`
    with found as (select f.id, ${isNamed} as is_named from certificate_file f)
    update certificate_file f set unused_since = case when not is_named then ${now}::timestamptz end
    from found where found.id = f.id and is_named = (f.unused_since is not null)`.execute(db)
}

/** Forgets files that no mark names since before a time. */
export async function deleteUnused(db: Executor, before: Date): Promise<void> {
  await sql`delete from certificate_file f where f.unused_since < ${before} and not ${isNamed}`.execute(db)
}

/** Of some files those that are known. */
export async function findKnown(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate_file')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}
