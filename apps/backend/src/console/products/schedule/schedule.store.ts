import { sql } from 'kysely'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'

export type Schedule = {
  at: Date
  /** Name of who asked for it; null when the account is gone. */
  by: string | null
  /** What was missing or wrong when its time came; null before. */
  failed: string[] | null
}

export async function findSchedule(executor: Executor, productId: string): Promise<Schedule | undefined> {
  const row = await executor
    .selectFrom('product_schedule as s')
    .leftJoin('account as a', 'a.id', 's.account_id')
    .select(['s.publish_at as at', 'a.name as by', 's.failed_at', 's.failed_parts'])
    .where('s.product_id', '=', productId)
    .executeTakeFirst()
  return row && { at: row.at, by: row.by, failed: row.failed_at && row.failed_parts }
}

/** Which of these products have a publication before them. */
export async function findPlanned(executor: Executor, productIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product_schedule where product_id = any(${productIds}::bigint[]) and failed_at is null`.execute(
    executor,
  )
  return new Set(rows.map(({ product_id }) => product_id))
}

/** Puts a schedule in the place of an earlier one. The draft of the product must be locked. */
export async function putSchedule(
  trx: Transaction,
  productId: string,
  { accountId, role, requestId }: ShopActor,
  at: Date,
): Promise<void> {
  const row = {
    publish_at: at,
    account_id: accountId,
    role,
    request_id: requestId,
    failed_at: null,
    failed_parts: [],
  }
  await trx
    .insertInto('product_schedule')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute()
}

/** The draft of the product must be locked. */
export async function removeSchedule(trx: Transaction, productId: string): Promise<void> {
  await trx.deleteFrom('product_schedule').where('product_id', '=', productId).execute()
}

/** Whose time has come; those of suspended shops wait. */
export async function findDue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('product_schedule as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('seller as r', 'r.id', 'p.seller_id')
    .select('s.product_id')
    .where('s.failed_at', 'is', null)
    .where('s.publish_at', '<=', now)
    .where('r.suspended_at', 'is', null)
    .orderBy('s.publish_at')
    .orderBy('s.product_id')
    .limit(limit)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Who asked for a publication whose time has come; undefined when it is not due any more. The draft must be locked. */
export async function findDueActor(
  trx: Transaction,
  productId: string,
  now: Date,
): Promise<ShopActor | undefined> {
  const row = await trx
    .selectFrom('product_schedule as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['p.seller_id', 's.account_id', 's.role', 's.request_id'])
    .where('s.product_id', '=', productId)
    .where('s.failed_at', 'is', null)
    .where('s.publish_at', '<=', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { seller_id: sellerId, account_id: accountId, role, request_id: requestId } = row
  return { sellerId, accountId, role, requestId, action: 'scheduleProduct' }
}

/** Notes that a product stayed a draft, and why. */
export async function failSchedule(
  trx: Transaction,
  productId: string,
  parts: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('product_schedule')
    .set({ failed_at: now, failed_parts: sql`${parts}::text[]` })
    .where('product_id', '=', productId)
    .execute()
}
