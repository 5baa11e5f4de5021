import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { productName } from '../../catalog/products/product-name.sql.ts'
import { inMilliseconds, isBehind } from '../../platform/cursor.sql.ts'
import type { Place } from '../../platform/cursor.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { plannedAnew } from '../../platform/database/server-client.ts'

export type ShopPhotoRow = {
  hash: string
  width: number
  height: number
  drawn: boolean
  added_at: Date
  uses: { id: string; title: string }[]
  uses_count: number
  on_shop_page: boolean
}

/** Products of a shop that have a picture, live or in their draft. */
const usesOf = (sellerId: string, hash: RawBuilder<string>) => sql`
  select shown.product_id from product_picture shown join product p on p.id = shown.product_id
    where shown.picture_hash = ${hash} and p.seller_id = ${sellerId}::bigint
  union select d.product_id from product_draft d join product p on p.id = d.product_id
    where p.seller_id = ${sellerId}::bigint
      and d.content->'pictures' @> jsonb_build_array(jsonb_build_object('picture', ${hash}))`

/** Whether the page of a shop shows a picture. */
const isOnPage = (sellerId: string, hash: RawBuilder<string>) =>
  sql`exists (select 1 from seller s where s.id = ${sellerId}::bigint and s.picture_hash = ${hash})`

/** What a shop put up itself, and what its products show besides. */
const ownPhotos = (sellerId: string) => sql`
  select picture_hash, max(created_at) as created_at from (
    select picture_hash, created_at from shop_photo where seller_id = ${sellerId}::bigint
    union all select i.picture_hash, null::timestamptz from product_picture i join product p on p.id = i.product_id
      where p.seller_id = ${sellerId}::bigint) known
  group by picture_hash`

const columns = (sellerId: string, lang: Language) => sql`
  i.hash, i.width, i.height, i.drawn, coalesce(o.created_at, i.created_at) as added_at,
  (select count(*)::int from (${usesOf(sellerId, sql`i.hash`)}) used) as uses_count,
  ${isOnPage(sellerId, sql`i.hash`)} as on_shop_page,
  (select coalesce(json_agg(json_build_object('id', named.product_id::text, 'title', named.title)), '[]') from (
    select used.product_id, ${productName(lang)} as title from (${usesOf(sellerId, sql`i.hash`)}) used
    join product p on p.id = used.product_id order by 2, 1 limit 5) named) as uses`

export type PhotoPage = {
  /** The last one of the page before. */
  after: Place | undefined
  limit: number
  unusedOnly: boolean
  lang: Language
}

/** When a photo came. */
const addedAt = inMilliseconds(sql`coalesce(o.created_at, i.created_at)`)

/** Photos of a shop, the latest first, and how many there are. */
export async function findShopPhotos(
  executor: Executor,
  sellerId: string,
  { after, limit, unusedOnly, lang }: PhotoPage,
): Promise<{ rows: ShopPhotoRow[]; total: number }> {
  const unused = unusedOnly
    ? sql`not exists (${usesOf(sellerId, sql`o.picture_hash`)}) and not ${isOnPage(sellerId, sql`o.picture_hash`)}`
    : sql`true`
  const isOlder = after ? isBehind(after, { at: addedAt, key: sql`i.hash` }) : sql`true`
  // the plan that fits any shop is slow for a large one
  const { rows } = await plannedAnew(sql<ShopPhotoRow>`
    select ${columns(sellerId, lang)} from (${ownPhotos(sellerId)}) o join picture i on i.hash = o.picture_hash
    where ${unused} and ${isOlder} order by ${addedAt} desc, i.hash desc limit ${limit}`).execute(executor)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${ownPhotos(sellerId)}) o where ${unused}`.execute(executor)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** One photo of a shop; undefined for a picture that is not its own. */
export async function findShopPhoto(
  executor: Executor,
  sellerId: string,
  hash: string,
  lang: Language,
): Promise<ShopPhotoRow | undefined> {
  const { rows } = await sql<ShopPhotoRow>`
    select ${columns(sellerId, lang)} from (${ownPhotos(sellerId)}) o join picture i on i.hash = o.picture_hash
    where i.hash = ${hash}`.execute(executor)
  return rows[0]
}

/** Of some pictures those that a shop may show: it put them up, or they are, or were, on one of its products. */
export async function findOwnPictures(
  executor: Executor,
  sellerId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select hash from picture where hash = any(${hashes}::text[]) and (
      exists (select 1 from shop_photo s where s.picture_hash = picture.hash and s.seller_id = ${sellerId}::bigint)
      or exists (select 1 from product_picture i join product p on p.id = i.product_id
        where i.picture_hash = picture.hash and p.seller_id = ${sellerId}::bigint)
      or exists (select 1 from product_version v join product p on p.id = v.product_id
        where p.seller_id = ${sellerId}::bigint
          and v.content->'pictures' @> jsonb_build_array(jsonb_build_object('picture', picture.hash))))`.execute(
    executor,
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Puts a picture into the library of a shop; one that is there comes first again. */
export async function insertShopPhoto(
  trx: Transaction,
  sellerId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('shop_photo')
    .values({ seller_id: sellerId, picture_hash: hash, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'picture_hash']).doUpdateSet({ created_at: now }),
    )
    .execute()
}

/** @returns whether it was there */
export async function deleteShopPhoto(trx: Transaction, sellerId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('shop_photo')
    .where('seller_id', '=', sellerId)
    .where('picture_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
