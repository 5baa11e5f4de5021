import type { ProductContent } from '@filiera/contract/console/product-content'
import { type RawBuilder, sql } from 'kysely'
import type { ShopOrigin } from '../../catalog/products/shop-origin.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { labelRow, productRow, textRows } from './content-rows.ts'

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

/** The address with a number behind, `olio-2`; the first one has none. */
const numbered = sql`case n when 1 then name else name || '-' || n end`

/**
 * Free addresses of a shop for each of some names, as many as it is wanted: `olio`, `olio-2`. The first free number is searched by
 * halves, so that a name that thousands of products have costs a few looks into the index.
 */
export async function findFreeSlugs(
  executor: Executor,
  sellerId: string,
  names: readonly string[],
): Promise<{ name: string; slug: string }[]> {
  const product = (slug: RawBuilder<unknown>) =>
    sql`(select id from product where seller_id = ${sellerId}::bigint and slug = ${slug})`
  const { rows } = await sql<{ name: string; slug: string }>`
    with recursive wanted as (
      select name, count(*)::int as many from unnest(${names}::text[]) as w (name) group by name),
    -- number 0 counts as taken; from there each look doubles it, then halves what lies between
    search as (
      select name, many, 0 as taken, null::int as free from wanted
      union all
      select name, many, case when is_free then taken else n end, case when is_free then n else free end
      from search cross join lateral (select coalesce((taken + free) / 2, greatest(taken * 2, 1)) as n) looked
        cross join lateral (select ${product(numbered)} is null as is_free) found
      where free is null or free - taken > 1)
    select s.name, f.slug from search s cross join lateral (
      select slug from (
        select n, ${numbered} as slug from (
          select s.name, generate_series(s.free, s.free + 1000000) as n) each_number) each_slug
      where ${product(sql`each_slug.slug`)} is null limit s.many) f
    where s.free - s.taken = 1`.execute(executor)
  return rows
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
  { sellerId, origin, now }: { sellerId: string; origin: ShopOrigin; now: Date },
  products: readonly NewProduct[],
): Promise<string[]> {
  const rows = products.map(({ sourceKey, slug, categoryId, priceCents, content }) => ({
    ...productRow(content, now),
    seller_id: sellerId,
    source_key: sourceKey,
    slug,
    category_id: categoryId,
    status: 'draft' as const,
    price_cents: priceCents,
    stock: 0,
    region: origin.region,
    city_code: origin.city_code,
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
