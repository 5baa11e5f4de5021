import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { Language } from '@filiera/domain/languages'
import { type Selectable, sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { selectReviews } from './review.sql.ts'
import { type NewReview, type ReviewRow, reviewRow } from './reviews.store.ts'

/** An order that got here after its delivery still holds lines that were kept; a wholly refunded one holds none. */
const afterDelivery: readonly OrderStatus[] = [
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
  'DISPUTED',
]

/** The latest line of a product that was delivered to an account. */
export async function findDeliveredLine(
  executor: Executor,
  accountId: string,
  productId: string,
): Promise<{ orderId: string; position: number } | undefined> {
  const { rows } = await sql<{ orderId: string; position: number }>`
    select l.order_id as "orderId", l.position
    from purchase_order o join order_line l on l.order_id = o.id
    where o.account_id = ${accountId}::uuid and l.product_id = ${productId}::bigint
      and o.status = any(${afterDelivery}::text[])
      and (o.status in ('DELIVERED', 'COMPLETED')
        or exists (select from order_event e where e.order_id = o.id and e.status = 'DELIVERED'))
    order by o.created_at desc, o.id, l.position limit 1`.execute(executor)
  return rows[0]
}

export async function isPublished(executor: Executor, productId: string): Promise<boolean> {
  const found = await executor
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return found !== undefined
}

/** What an account wrote about a product. */
export async function findOwnReview(
  executor: Executor,
  accountId: string,
  productId: string,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    ${selectReviews}
    where r.account_id = ${accountId}::uuid and r.product_id = ${productId}::bigint`.execute(executor)
  return rows[0]
}

/** Names that a review may be signed with. */
export async function findNames(
  executor: Executor,
  accountId: string,
): Promise<Pick<Selectable<Tables['account']>, 'name' | 'profile'>> {
  return executor
    .selectFrom('account')
    .select(['name', 'profile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Writes a review unless its line or its author and product have one; waits for another that is being written. */
export async function insertOwnReview(trx: Transaction, review: NewReview): Promise<boolean> {
  const inserted = await trx
    .insertInto('review')
    .values(reviewRow(review))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type OwnReview = { accountId: string; productId: string; reviewId: string }

/** The stars of one's own review, locked; undefined when it is nobody's or another's. */
export async function lockOwnReview(
  trx: Transaction,
  { accountId, productId, reviewId }: OwnReview,
): Promise<{ stars: number; lang: Language; isCounted: boolean; createdAt: Date } | undefined> {
  const row = await trx
    .selectFrom('review')
    .select(['stars', 'lang', 'status', 'created_at'])
    .where('id', '=', reviewId)
    .where('product_id', '=', productId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { stars, lang, status, created_at } = row
  return { stars, lang, isCounted: status === 'published', createdAt: created_at }
}

/** Writes over a review that the caller has locked. */
export async function rewriteReview(
  trx: Transaction,
  reviewId: string,
  { stars, title, text, author }: Pick<NewReview, 'stars' | 'title' | 'text' | 'author'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ stars, title, text, author, updated_at: now })
    .where('id', '=', reviewId)
    .execute()
}

/** Takes away a review that the caller has locked. */
export async function deleteReview(trx: Transaction, reviewId: string): Promise<void> {
  await trx.deleteFrom('review').where('id', '=', reviewId).execute()
}
