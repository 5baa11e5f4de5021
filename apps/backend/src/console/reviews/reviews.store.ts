import type { ReportReason } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { presentReview } from '../../catalog/reviews/review.presenter.ts'
import { inMilliseconds, isBehind } from '../../platform/cursor.sql.ts'
import type { Place } from '../../platform/cursor.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** A review with the product that it is about. */
export type ShopReviewRow = Parameters<typeof presentReview>[0] & {
  product_id: string
  order_id: string
  product_title: string
  picture_hash: string | null
  report: { reason: ReportReason; words: string; at: string; isOpen: boolean } | null
}

export type ReviewView = {
  sellerId: string
  stars?: number | undefined
  isUnanswered: boolean
  id?: string | undefined
  /** The last one of the page before. */
  after?: Place | undefined
}

const writtenAt = inMilliseconds(sql`r.created_at`)

function conditionsOf({ sellerId, stars, isUnanswered, id, after }: ReviewView): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`p.seller_id = ${sellerId}::bigint`, sql<boolean>`r.status = 'published'`]
  if (stars !== undefined) conditions.push(sql`r.stars = ${stars}::int`)
  if (isUnanswered) conditions.push(sql`r.reply is null`)
  if (id) conditions.push(sql`r.id = ${id}::uuid`)
  if (after) conditions.push(isBehind(after, { at: writtenAt, key: sql`r.id` }))
  return conditions
}

/** Reviews of a shop's products, the newest first. */
export async function findShopReviews(
  executor: Executor,
  { lang, ...view }: ReviewView & { lang: Language },
  limit: number,
): Promise<ShopReviewRow[]> {
  const { rows } = await sql<ShopReviewRow>`
    select r.id, r.product_id, r.order_id, r.stars, r.title, r.text, r.author, r.lang, r.created_at, r.reply, r.replied_at,
      s.name as seller_name, ${productName(lang)} as product_title, i.picture_hash,
      (select json_build_object('reason', e.reason, 'words', e.words, 'at', e.created_at, 'isOpen', exists (
        select from review_task k where k.review_id = r.id and k.decided_at is null))
        from review_report e where e.review_id = r.id) as report
    from review r join product p on p.id = r.product_id join seller s on s.id = p.seller_id
      left join lateral ${firstPicture()} i on true
    where ${sql.join(conditionsOf(view), sql` and `)}
    order by ${writtenAt} desc, r.id desc limit ${limit}::int`.execute(executor)
  return rows
}

/** How many published reviews a shop has, and how many without a reply. */
export async function countShopReviews(
  executor: Executor,
  sellerId: string,
): Promise<{ total: number; unanswered: number }> {
  const { rows } = await sql<{ total: number; unanswered: number }>`
    select count(*)::int as total, (count(*) filter (where r.reply is null))::int as unanswered
    from review r join product p on p.id = r.product_id
    where ${sql.join(conditionsOf({ sellerId, isUnanswered: false }), sql` and `)}`.execute(executor)
  return rows[0] ?? { total: 0, unanswered: 0 }
}

/** What a shop replied to a review of one of its products, and its order, locked; undefined for any other review. */
export async function lockShopReview(
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<{ reply: string | null; repliedAt: Date | null; orderId: string } | undefined> {
  const row = await trx
    .selectFrom('review as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .select(['r.reply', 'r.replied_at as repliedAt', 'r.order_id as orderId'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'published')
    .where('p.seller_id', '=', sellerId)
    .forUpdate('r')
    .executeTakeFirst()
  return row
}

/** Writes the reply to a review that the caller has locked. */
export async function writeReply(
  trx: Transaction,
  id: string,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await trx.updateTable('review').set({ reply: text, replied_at: at }).where('id', '=', id).execute()
}

/** Keeps a shop's report of a review. @returns false when there is one already */
export async function insertReport(
  trx: Transaction,
  reviewId: string,
  { reason, words, accountId, at }: { reason: ReportReason; words: string; accountId: string; at: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('review_report')
    .values({ review_id: reviewId, account_id: accountId, reason, words, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Name of who replied to a review last; empty when nobody did in the console, or the account is gone. */
export async function findReplier(executor: Executor, id: string): Promise<string> {
  const row = await executor
    .selectFrom('audit_entry as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .select('a.name')
    .where('e.object_kind', '=', 'review')
    .where('e.object_id', '=', id)
    .where('e.action', '=', 'replyToReview')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? ''
}
