import type { Texts } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { announceChange } from '../../platform/database/announce-change.ts'
import type { Database, Executor, Transaction } from '../../platform/database/open-database.ts'
import { contentCategories } from '../content/content-category.sql.ts'
import type { ContentCategory } from '../content/required-parts.ts'
import type { CertifiedMark } from '../labelling/read-marks.ts'
import { fitLots } from '../products/fit-lots.sql.ts'
import type { KnownProduct, ProductChange } from './plan-product.ts'
import {
  type AttributeRow,
  FILE_LANGUAGE,
  type ImportRow,
  labelColumns,
  labelTexts,
  organicOf,
  productColumns,
  textColumns,
  UNKNOWN_ORGANIC,
} from './read/product-columns.ts'
import type { KnownAttribute } from './read-attributes.ts'

export async function findCategories(db: Database): Promise<(ContentCategory & { name: Texts })[]> {
  const { rows } = await sql<ContentCategory & { name: Texts }>`
    ${contentCategories} order by c.position`.execute(db)
  return rows
}

/** Every attribute of the shop with its options. */
export async function findKnownAttributes(db: Database): Promise<KnownAttribute[]> {
  const { rows } = await sql<KnownAttribute>`
    select a.code, a.kind, a.label_field,
      (select coalesce(json_agg(json_build_object('code', o.code, 'names', o.names) order by o.position), '[]')
        from attribute_option o where o.attribute_code = a.code) as options
    from attribute a`.execute(db)
  return rows
}

/** Slugs that the seller's products have. */
export async function findSlugs(db: Database, sellerId: string): Promise<string[]> {
  const rows = await db.selectFrom('product').where('seller_id', '=', sellerId).select('slug').execute()
  return rows.map(({ slug }) => slug)
}

/** Products of earlier runs by their keys. */
export async function findKnownProducts(
  executor: Executor,
  sellerId: string,
  sourceKeys: readonly string[],
): Promise<Omit<KnownProduct, 'content'>[]> {
  const { rows } = await sql<Omit<KnownProduct, 'content'>>`
    select p.id, p.source_key as "sourceKey", p.status, p.stock,
      array_remove(l.missing_fields, 'picture') as missing, s.said, coalesce(s.pictures, '[]') as pictures
    from product p join product_label l on l.product_id = p.id left join product_import s on s.product_id = p.id
    where p.seller_id = ${sellerId}::bigint and p.source_key = any(${sourceKeys}::text[])`.execute(executor)
  return rows
}

const brandSlug = (name: string | null | undefined) => sql<string | null>`slug_of(${name ?? null}::text)`

/** Makes the brands that are new; a product holds the slug of its brand. */
async function insertBrands(trx: Transaction, brands: readonly (string | null | undefined)[]): Promise<void> {
  const names = [...new Set(brands.filter((name) => typeof name === 'string'))].sort()
  if (names.length === 0) return
  await sql`insert into brand (slug, name)
    select distinct on (slug_of(name)) slug_of(name), name from unnest(${names}::text[]) name
    on conflict (slug) do nothing`.execute(trx)
}

/** Puts what the file says of some attributes in the place of what was there. */
async function writeAttributes(
  trx: Transaction,
  rows: readonly (AttributeRow & { product_id: string })[],
): Promise<void> {
  if (rows.length === 0) return
  const pairs = rows.map(
    ({ product_id, attribute_code }) => sql`(${product_id}::bigint, ${attribute_code}::text)`,
  )
  await sql`delete from product_attribute where (product_id, attribute_code) in (${sql.join(pairs)})`.execute(
    trx,
  )
  await trx.insertInto('product_attribute').values(rows).execute()
}

/** @returns the ids of the new products by their keys */
export async function insertImported(
  trx: Transaction,
  rows: readonly ImportRow[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  await insertBrands(
    trx,
    rows.map(({ product }) => product.brand),
  )
  const inserted = await trx
    .insertInto('product')
    .values(rows.map(({ product }) => ({ ...product, brand: brandSlug(product.brand) })))
    .returning(['id', 'source_key'])
    .execute()
  const bySource = new Map(inserted.map((row) => [row.source_key, row]))
  const complete = rows.flatMap((parts) => {
    const row = bySource.get(parts.product.source_key ?? null)
    return row ? [{ ...parts, row }] : []
  })
  await trx
    .insertInto('product_text')
    .values(complete.map(({ row, text }) => ({ ...text, product_id: row.id })))
    .execute()
  await trx
    .insertInto('product_label')
    .values(complete.map(({ row, label }) => ({ ...label, product_id: row.id })))
    .execute()
  await trx
    .insertInto('product_import')
    .values(complete.map(({ row, values }) => ({ product_id: row.id, said: JSON.stringify(values) })))
    .execute()
  await writeAttributes(
    trx,
    complete.flatMap(({ row, attributes }) => attributes.map((value) => ({ ...value, product_id: row.id }))),
  )
  return new Map(complete.map(({ row, product }) => [product.source_key ?? '', row.id]))
}

async function updateProduct(trx: Transaction, change: ProductChange, now: Date): Promise<void> {
  const { id, changed, category, status, stockBy } = change
  await insertBrands(trx, [changed.brand])
  const price = changed.priceCents
  await trx
    .updateTable('product')
    .set({
      ...productColumns(changed),
      status,
      updated_at: now,
      ...(category && { category_id: category.id }),
      ...(changed.brand && { brand: brandSlug(changed.brand) }),
      ...(stockBy !== 0 && { stock: sql`greatest(0, stock + ${stockBy}::int)` }),
      // a reduction that the seller made stays while it is below the new price
      ...(price !== undefined && {
        discounted_cents: sql`case when discounted_cents < ${price}::int then discounted_cents end`,
        discount_started_at: sql`case when discounted_cents < ${price}::int then discount_started_at end`,
      }),
    })
    .where('id', '=', id)
    .execute()
  if (stockBy < 0) await fitLots([id]).execute(trx)
}

/** The marks that a file says; those that stay keep what the product has of their certificate, which no file says. */
const withCertificates = (marks: readonly CertifiedMark[]) =>
  sql<string>`(select coalesce(jsonb_agg(coalesce(had.value, said.value) order by said.place), '[]')
    from jsonb_array_elements(${JSON.stringify(marks)}::jsonb) with ordinality as said (value, place)
    left join jsonb_array_elements(mark_registers) had
      on had.value->>'code' = said.value->>'code' and had.value->>'register' = said.value->>'register')`

/** Code and place of organic farming: what the file does not say stays. */
const withOrganic = (organic: object) =>
  sql<string>`coalesce(nullif(organic, 'null'), ${JSON.stringify(UNKNOWN_ORGANIC)}::jsonb) || ${JSON.stringify(organic)}::jsonb`

/** Writes what a file changed of a product, and remembers what it said. */
export async function updateImported(trx: Transaction, change: ProductChange, now: Date): Promise<void> {
  const { id, changed, category, missing, said, attributes } = change
  if (Object.keys(changed).length > 0 || category) {
    await updateProduct(trx, change, now)
    const text = textColumns(changed)
    if (Object.keys(text).length > 0)
      await trx
        .updateTable('product_text')
        .set(text)
        .where('product_id', '=', id)
        .where('lang', '=', FILE_LANGUAGE)
        .execute()
    const texts = Object.entries(labelTexts(changed)).map(([column, label]) => [
      column,
      sql`coalesce(${sql.ref(column)}, '{}') || ${JSON.stringify({ [FILE_LANGUAGE]: label })}::jsonb`,
    ])
    const organic = organicOf(changed)
    await trx
      .updateTable('product_label')
      .set({
        ...labelColumns(changed),
        ...(changed.marks && { mark_registers: withCertificates(changed.marks) }),
        ...(organic && { organic: withOrganic(organic) }),
        ...Object.fromEntries(texts),
        missing_fields: missing,
      })
      .where('product_id', '=', id)
      .execute()
    await writeAttributes(
      trx,
      attributes.map((value) => ({ ...value, product_id: id })),
    )
  }
  await trx
    .insertInto('product_import')
    .values({ product_id: id, said: JSON.stringify(said) })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ said: JSON.stringify(said) }))
    .execute()
}

/** After something that visitors see was written: the pages that show it are dropped. */
export async function publishImport(trx: Transaction, sellerId: string): Promise<void> {
  await announceChange(trx, ['catalogue', 'categories', 'brands', 'sellers', `seller:${sellerId}`])
}
