import type { SellerDay } from '@filiera/contract/console/day'
import type { Language } from '@filiera/domain/languages'
import { pictureUrl } from '@filiera/domain/picture-url'
import { soonUntil } from '@filiera/domain/products/lots'
import { sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { hasEndingCertificate } from '../../catalog/products/label/certificates.sql.ts'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'

type Reviews = NonNullable<SellerDay['reviews']>
type Lots = NonNullable<SellerDay['lots']>
type StoredLot = Omit<Lots['lots'][number], 'product'> & {
  count: number
  productId: string
  title: string
  pictureHash: string | null
}
type Certificates = NonNullable<SellerDay['certificates']>

/** Reviews since a moment that the shop has not replied to: how many, and the one with the fewest stars. */
export async function findNewReviews(executor: Executor, sellerId: string, since: Date): Promise<Reviews> {
  const { rows } = await sql<{ count: number; stars: number; text: string }>`
    select (count(*) over ())::int as count, r.stars, coalesce(nullif(r.title, ''), r.text) as text
    from review r join product p on p.id = r.product_id
    where p.seller_id = ${sellerId}::bigint and r.status = 'published' and r.reply is null and r.created_at >= ${since}::timestamptz
    order by r.stars, r.created_at desc limit 1`.execute(executor)
  const [lowest] = rows
  return lowest
    ? { count: lowest.count, lowest: { stars: lowest.stars, text: lowest.text } }
    : { count: 0, lowest: null }
}

/** Mean of the stars of a shop's reviews since a moment; null without any. */
export async function findMeanStars(
  executor: Executor,
  sellerId: string,
  since: Date,
): Promise<number | null> {
  const { rows } = await sql<{ mean: number | null }>`
    select round(avg(r.stars), 2)::float8 as mean from review r join product p on p.id = r.product_id
    where p.seller_id = ${sellerId}::bigint and r.status = 'published' and r.created_at >= ${since}::timestamptz`.execute(
    executor,
  )
  return rows[0]?.mean ?? null
}

/** Certificates of a shop's marks that end by a day, the first to end on top, and how many products have one. */
export async function findEndingCertificates(
  executor: Executor,
  sellerId: string,
  by: string,
  limit: number,
): Promise<Certificates> {
  const { rows } = await sql<Certificates['ending'][number] & { count: number }>`
    with ending as (
      select p.id, m->>'code' as mark, coalesce(nullif(m->>'certificate', ''), m->>'register') as number, m->>'expires' as expires
      from product p join product_label l on l.product_id = p.id cross join lateral jsonb_array_elements(l.mark_registers) m
      where p.seller_id = ${sellerId}::bigint and ${hasEndingCertificate} and m->>'expires' <= ${by})
    select mark, number, expires, count(distinct id)::int as products, min(id)::text as "productId",
      (select count(distinct id) from ending)::int as count
    from ending group by mark, number, expires order by expires, mark, number limit ${limit}::int`.execute(
    executor,
  )
  return {
    count: rows[0]?.count ?? 0,
    ending: rows.map(({ count: _, ...certificate }) => certificate),
  }
}

/** Drafts of a shop that could not be published when their time came, the last ones on top. */
export async function findUnpublished(
  executor: Executor,
  sellerId: string,
  lang: Language,
  limit: number,
): Promise<NonNullable<SellerDay['unpublished']>> {
  const { rows } = await sql<{ id: string; title: string; at: Date; failed: string[]; count: number }>`
    select p.id, ${productName(lang)} as title, s.publish_at as at, s.failed_parts as failed, (count(*) over ())::int as count
    from product_schedule s join product p on p.id = s.product_id
    where p.seller_id = ${sellerId}::bigint and s.failed_at is not null
    order by s.publish_at desc, p.id limit ${limit}::int`.execute(executor)
  const products = rows.map(({ id, title, at, failed }) => ({ id, title, at: at.toISOString(), failed }))
  return { count: rows[0]?.count ?? 0, products }
}

/** The smallest derivative: rows show it at 32 px. */
const PICTURE_WIDTH = 200

/** Lots with pieces on the shelf that are over soon or are over, the first on top, and how many there are. */
export async function findEndingLots(
  executor: Executor,
  sellerId: string,
  { today, lang, limit }: { today: string; lang: Language; limit: number },
): Promise<Lots> {
  const { rows } = await sql<StoredLot>`
    select l.id, l.code, l.expires_on::text as expires, l.expiry, l.pieces, (count(*) over ())::int as count, p.id as "productId",
      ${productName(lang)} as title,
      ${firstPicture()} as "pictureHash"
    from product_lot l join product p on p.id = l.product_id
    where p.seller_id = ${sellerId}::bigint and l.pieces > 0 and l.blocked_at is null
      and l.expires_on <= case l.expiry when 'use-by' then ${soonUntil('use-by', today)}::date else ${soonUntil('best-before', today)}::date end
    order by l.expires_on, l.id limit ${limit}::int`.execute(executor)
  return {
    count: rows[0]?.count ?? 0,
    lots: rows.map(({ count: _, productId, title, pictureHash, ...lot }) => ({
      ...lot,
      product: {
        id: productId,
        title,
        picture: pictureHash && pictureUrl(pictureHash, PICTURE_WIDTH, 'webp'),
      },
    })),
  }
}
