import type { reviewSorts } from '@filiera/contract/catalog/reviews'
import type { ReportReason } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import type { StarCounts } from '@filiera/domain/review-statistics'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { OpenDatabase, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { selectReviews } from './review.sql.ts'

export type ReviewSort = (typeof reviewSorts)[number]

export type ReviewRow = {
  id: string
  stars: number
  title: string
  text: string
  author: string
  lang: Language
  created_at: Date
  reply: string | null
  replied_at: Date | null
  seller_name: string
}

const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`r.created_at desc, r.id desc`,
  oldest: sql`r.created_at, r.id`,
  highest: sql`r.stars desc, r.created_at desc, r.id desc`,
  lowest: sql`r.stars, r.created_at, r.id`,
}

/** Published reviews of a product, one page; `stars` null means all. */
export async function findReviews(
  { db }: OpenDatabase,
  productId: string,
  page: { stars: number | null; sort: ReviewSort; start: number; limit: number },
): Promise<ReviewRow[]> {
  const withStars = page.stars === null ? sql`` : sql`and r.stars = ${page.stars}::int`
  const { rows } = await sql<ReviewRow>`
    ${selectReviews}
    where r.product_id = ${productId}::bigint and r.status = 'published' ${withStars}
    order by ${orders[page.sort]} limit ${page.limit}::int offset ${page.start}::int`.execute(db)
  return rows
}

/** How many reviews of each star a published product has; undefined for any other product. */
export async function findStarCounts(
  { db }: OpenDatabase,
  productId: string,
): Promise<StarCounts | undefined> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[coalesce(r.stars_1, 0), coalesce(r.stars_2, 0), coalesce(r.stars_3, 0), coalesce(r.stars_4, 0),
      coalesce(r.stars_5, 0)] as counts
    from product p left join product_rating r on r.product_id = p.id
    where p.id = ${productId}::bigint and p.status = 'published'`.execute(db)
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rows[0]?.counts ?? []
  return rows[0] ? [one, two, three, four, five] : undefined
}

/** A review as it is written; `position` is its line's in the order. */
export type NewReview = {
  productId: string
  accountId: string
  orderId: string
  position: number
  stars: number
  title: string
  text: string
  lang: Language
  author: string
  reply: { text: string; at: Date } | null
  at: Date
}

/** The row of a new review. */
export const reviewRow = (review: NewReview): Insertable<Tables['review']> => ({
  product_id: review.productId,
  account_id: review.accountId,
  order_id: review.orderId,
  position: review.position,
  stars: review.stars,
  title: review.title,
  text: review.text,
  lang: review.lang,
  author: review.author,
  reply: review.reply?.text ?? null,
  replied_at: review.reply?.at ?? null,
  created_at: review.at,
  updated_at: review.at,
})

/** Writes reviews. @throws Error when one of a line or of an account and product is there already */
export async function insertReviews(trx: Transaction, reviews: readonly NewReview[]): Promise<string[]> {
  const inserted = await trx.insertInto('review').values(reviews.map(reviewRow)).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/** Adds (`times` 1) or takes away (−1) stars of products: their distribution, sum and count. */
export async function countStars(
  trx: Transaction,
  given: readonly { productId: string; stars: number }[],
  times: 1 | -1,
): Promise<void> {
  const products = given.map(({ productId }) => productId)
  const stars = given.map((review) => review.stars)
  const counted = sql`
    select product_id, sum(stars)::int * ${times}::int as sum, count(*)::int * ${times}::int as count,
      ${sql.join([1, 2, 3, 4, 5].map((number) => sql`count(*) filter (where stars = ${number}::int)::int * ${times}::int as ${sql.ref(`n${number}`)}`))}
    from unnest(${products}::bigint[], ${stars}::int[]) as given (product_id, stars) group by product_id order by product_id`
  await sql`
    with counted as (${counted}),
    locked as (select p.id from product p join counted on counted.product_id = p.id order by p.id for no key update of p)
    update product p set stars_sum = p.stars_sum + counted.sum, reviews_count = p.reviews_count + counted.count
    from counted, locked where p.id = counted.product_id and locked.id = p.id`.execute(trx)
  await sql`insert into product_rating (product_id) select product_id from (${counted}) counted
    on conflict (product_id) do nothing`.execute(trx)
  await sql`
    update product_rating known set stars_1 = known.stars_1 + n1, stars_2 = known.stars_2 + n2, stars_3 = known.stars_3 + n3,
      stars_4 = known.stars_4 + n4, stars_5 = known.stars_5 + n5
    from (${counted}) counted where known.product_id = counted.product_id`.execute(trx)
}

/** The product and stars of a public review, locked; undefined for any other. */
export const lockPublished = (
  trx: Transaction,
  id: string,
): Promise<{ productId: string; stars: number } | undefined> =>
  trx
    .selectFrom('review')
    .select(['product_id as productId', 'stars'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst()

/** Takes a review that the caller has locked out of the shop. */
export async function writeHidden(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('review').set({ status: 'hidden', updated_at: now }).where('id', '=', id).execute()
}

export type Reported = { email: string; locale: Language; product: string; reason: ReportReason }

/** What a shop reported of a review, and its author as they are reached; undefined when it was not reported or has no author any more. */
export const findReported = (trx: Transaction, id: string): Promise<Reported | undefined> =>
  trx
    .selectFrom('review as r')
    .innerJoin('review_report as said', 'said.review_id', 'r.id')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .select(({ fn, selectFrom }) => [
      'a.email',
      'a.locale',
      'said.reason',
      fn
        .coalesce(
          selectFrom('product_text as t')
            .select('t.title')
            .whereRef('t.product_id', '=', 'p.id')
            .orderBy((order) => order('t.lang', '=', order.ref('a.locale')), 'desc')
            .orderBy((order) => order('t.lang', '=', 'it'), 'desc')
            .limit(1),
          'p.slug',
        )
        .as('product'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst()
