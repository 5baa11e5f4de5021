import type { ProductContent } from '@filiera/contract/console/product-content'
import type { RegionCode, ShopCity } from '@filiera/domain/places/regions'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { labelRow, productRow, textRows } from './content-rows.ts'

/** Where the products of a shop are and ship from; no warehouse of a shop that has none yet. */
export type ShopPlace = {
  operator_name: string
  operator_address: string
  region: RegionCode
  city_code: ShopCity | null
  warehouse_id: string | null
}

export async function findShopPlace(executor: Executor, sellerId: string): Promise<ShopPlace | undefined> {
  const { rows } = await sql<ShopPlace>`
    select company as operator_name, street || ', ' || zip || ' ' || city || ' (' || province || ')' as operator_address, region, city_code,
      (select id from warehouse where seller_id = seller.id and closed_at is null order by id limit 1) as warehouse_id
    from seller where id = ${sellerId}::bigint`.execute(executor)
  return rows[0]
}

/** Creations and imports of a shop take turns: each must see the addresses that the other one took. */
export async function lockCreation(trx: Transaction, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${sellerId}`}, 0))`.execute(trx)
}

export async function findCreated(
  executor: Executor,
  sellerId: string,
  sourceKey: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst()
  return row?.id
}

/**
 * Which of some addresses products of a shop have; of those, and of the ones wanted more than once, also those with a number behind:
 * `olio`, `olio-2`. Numbers are looked for where they are needed only: no index finds them.
 */
export async function findSlugsLike(
  executor: Executor,
  sellerId: string,
  slugs: readonly string[],
): Promise<Set<string>> {
  const repeated = slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
  const { rows } = await sql<{ slug: string }>`
    with taken as (select slug from product where seller_id = ${sellerId}::bigint and slug = any(${slugs}::text[])),
      numbered as (select slug || '-' as start from taken union select unnest(${repeated}::text[]) || '-')
    select slug from taken union all
    select slug from product where seller_id = ${sellerId}::bigint and exists (select from numbered)
      and rtrim(slug, '0123456789') = any(array(select start from numbered))`.execute(executor)
  return new Set(rows.map(({ slug }) => slug))
}

export type NewProduct = {
  sourceKey: string
  slug: string
  categoryId: number
  priceCents: number
  content: ProductContent
}

/** Deletes a draft that was never on sale and whose draft has still a version. @returns false where there is none such */
export async function deleteNewProduct(
  trx: Transaction,
  sellerId: string,
  id: string,
  draftVersion: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from product p where p.id = ${id}::bigint and p.seller_id = ${sellerId}::bigint and p.status = 'draft'
      and exists (select 1 from product_draft d where d.product_id = p.id and d.version = ${draftVersion}::int)
      and not exists (select 1 from product_version v where v.product_id = p.id)
      and not exists (select 1 from order_line l where l.product_id = p.id)
    returning p.id`.execute(trx)
  return rows.length > 0
}

/** The rows of products that nobody sees or buys yet, at least one. @returns their ids, in their order */
export async function insertProducts(
  trx: Transaction,
  { sellerId, place, now }: { sellerId: string; place: ShopPlace; now: Date },
  products: readonly NewProduct[],
): Promise<string[]> {
  const rows = products.map(({ sourceKey, slug, categoryId, priceCents, content }) => ({
    ...productRow(content),
    seller_id: sellerId,
    source_key: sourceKey,
    slug,
    category_id: categoryId,
    status: 'draft' as const,
    price_cents: priceCents,
    stock: 0,
    region: place.region,
    city_code: place.city_code,
    created_at: now,
    updated_at: now,
  }))
  const made = await trx.insertInto('product').values(rows).returning(['id', 'source_key']).execute()
  const bySource = new Map(made.map(({ id, source_key }) => [source_key, id]))
  const ids = products.map(({ sourceKey }) => bySource.get(sourceKey) ?? '')
  const of = <Row>(rowsOf: (content: ProductContent) => readonly Row[]) =>
    products.flatMap(({ content }, at) =>
      rowsOf(content).map((row) => ({ ...row, product_id: ids[at] ?? '' })),
    )
  await trx.insertInto('product_text').values(of(textRows)).execute()
  await trx
    .insertInto('product_label')
    .values(of((content) => [labelRow(content)]))
    .execute()
  return ids
}
