import type { ContentChange } from '@filiera/domain/products/content-parts'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** What is being changed of a product. */
export type Draft = {
  version: number
  /** Number of the last version when it was begun. */
  baseVersion: number | null
  /** The changed parts; null when nothing is being changed. */
  content: ContentChange | null
  /** Name of who changed it last; null when the account is gone. */
  by: string | null
  at: Date
}

const selectDraft = (executor: Executor, productId: string) =>
  executor
    .selectFrom('product_draft as d')
    .leftJoin('account as a', 'a.id', 'd.updated_by')
    .select(['d.version', 'd.base_version as baseVersion', 'd.content', 'a.name as by', 'd.updated_at as at'])
    .where('d.product_id', '=', productId)

export const findDraft = (executor: Executor, productId: string): Promise<Draft | undefined> =>
  selectDraft(executor, productId).executeTakeFirst()

/** Drafts by the ids of their products, where something was ever changed. */
export async function findDrafts(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Pick<Draft, 'version' | 'baseVersion' | 'content'>>> {
  const { rows } = await sql<Pick<Draft, 'version' | 'baseVersion' | 'content'> & { id: string }>`
    select product_id as id, version, base_version as "baseVersion", content
    from product_draft where product_id = any(${ids}::bigint[])`.execute(executor)
  return new Map(rows.map(({ id, ...draft }) => [id, draft]))
}

/** Locks the draft of a product until the transaction ends; one that never was begins with version 0. */
export async function lockDraft(
  trx: Transaction,
  productId: string,
  accountId: string,
  now: Date,
): Promise<Draft> {
  await trx
    .insertInto('product_draft')
    .values({
      product_id: productId,
      version: 0,
      base_version: null,
      content: null,
      updated_by: accountId,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return selectDraft(trx, productId).forUpdate('d').executeTakeFirstOrThrow()
}

export type WrittenDraft = Pick<Draft, 'baseVersion' | 'content'> & { accountId: string; at: Date }

/** Puts what is being changed in the place of what was. @returns the new version */
export async function writeDraft(
  trx: Transaction,
  productId: string,
  { baseVersion, content, accountId, at }: WrittenDraft,
): Promise<number> {
  const { version } = await trx
    .updateTable('product_draft')
    .set((row) => ({
      version: row('version', '+', 1),
      base_version: baseVersion,
      content: content && JSON.stringify(content),
      updated_by: accountId,
      updated_at: at,
    }))
    .where('product_id', '=', productId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Locks the drafts of several products until the transaction ends, in one order; those that never were begin with version 0. */
export async function lockDrafts(
  trx: Transaction,
  ids: readonly string[],
  accountId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into product_draft (product_id, version, updated_by, updated_at)
    select id, 0, ${accountId}::uuid, ${now}::timestamptz from unnest(${ids}::bigint[]) as id order by id
    on conflict do nothing`.execute(trx)
  await sql`
    select 1 from product_draft where product_id = any(${ids}::bigint[]) order by product_id for update`.execute(
    trx,
  )
}

/** Puts what is being changed of several products in the place of what was. */
export async function writeDrafts(
  trx: Transaction,
  drafts: readonly { id: string; content: ContentChange | null; baseVersion: number | null }[],
  accountId: string,
  at: Date,
): Promise<void> {
  const rows = drafts.map(({ id, content, baseVersion }) => ({ id, content, base: baseVersion }))
  await sql`
    update product_draft d set version = d.version + 1, base_version = r.base, content = r.content,
      updated_by = ${accountId}::uuid, updated_at = ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, base int, content jsonb)
    where d.product_id = r.id`.execute(trx)
}

/** Whether a product is one of the shop. */
export async function isOwnProduct(
  executor: Executor,
  sellerId: string,
  productId: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row !== undefined
}
