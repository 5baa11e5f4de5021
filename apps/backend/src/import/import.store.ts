import type { Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/regions'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { announceChange } from '../database/announce-change.ts'
import type { Database, Transaction } from '../database/open-database.ts'
import { recountProducts } from '../database/recount-products.ts'
import type { Tables } from '../database/tables.ts'

/** Who the products will belong to; `warehouseId` is the seller's oldest. */
export type ImportTarget = {
  sellerId: string
  company: string
  address: string
  region: RegionCode
  cityCode: string | null
  warehouseId: string | null
}

export async function findImportTarget(db: Database, sellerId: string): Promise<ImportTarget | undefined> {
  const { rows } = await sql<ImportTarget>`
    select s.id as "sellerId", s.company, s.street || ', ' || s.zip || ' ' || s.city || ' (' || s.province || ')' as address,
      s.region, s.city_code as "cityCode",
      (select id from warehouse where seller_id = s.id order by id limit 1) as "warehouseId"
    from seller s where s.id = ${sellerId}::bigint`.execute(db)
  return rows[0]
}

export async function findCategoryNames(db: Database): Promise<{ id: number; slug: string; name: Texts }[]> {
  return db.selectFrom('category').select(['id', 'slug', 'name']).orderBy('position').execute()
}

/** A product of an earlier import, or any other one of the seller (without key) whose slug is taken. */
export type KnownProduct = {
  id: string
  slug: string
  source_key: string | null
  source_digest: string | null
  status: 'draft' | 'published' | 'withdrawn'
}

export async function findKnownProducts(db: Database, sellerId: string): Promise<KnownProduct[]> {
  return db
    .selectFrom('product')
    .where('seller_id', '=', sellerId)
    .select(['id', 'slug', 'source_key', 'source_digest', 'status'])
    .execute()
}

/** A product with what hangs on it; the ids are filled in by the store. */
export type ImportRow = {
  product: Insertable<Tables['product']>
  text: Omit<Insertable<Tables['product_text']>, 'product_id'>
  label: Omit<Insertable<Tables['product_label']>, 'product_id'>
}

const brandSlug = (name: string | null | undefined) => sql<string | null>`slug_of(${name ?? null}::text)`

/** Makes the brands that are new; a product holds the slug of its brand. */
async function insertBrands(trx: Transaction, rows: readonly ImportRow[]): Promise<void> {
  const names = [...new Set(rows.flatMap(({ product }) => (product.brand ? [product.brand] : [])))]
  await sql`insert into brand (slug, name)
    select distinct on (slug_of(name)) slug_of(name), name from unnest(${names}::text[]) name
    on conflict (slug) do nothing`.execute(trx)
}

export async function insertImported(trx: Transaction, rows: readonly ImportRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await insertBrands(trx, rows)
  const inserted = await trx
    .insertInto('product')
    .values(rows.map(({ product }) => ({ ...product, brand: brandSlug(product.brand) })))
    .returning(['id', 'source_key', 'charged_cents'])
    .execute()
  const bySource = new Map(inserted.map((row) => [row.source_key, row]))
  const complete = rows.flatMap(({ product, text, label }) => {
    const row = bySource.get(product.source_key ?? null)
    return row ? [{ row, text, label }] : []
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
    .insertInto('price_period')
    .values(
      complete.map(({ row }) => ({
        product_id: row.id,
        charged_cents: row.charged_cents,
        valid_from: now,
        valid_to: null,
      })),
    )
    .execute()
}

/** A new charged price ends the running period and begins another. */
async function recordPrice(trx: Transaction, productId: string, cents: number, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('price_period')
    .set({ valid_to: now })
    .where('product_id', '=', productId)
    .where('valid_to', 'is', null)
    .where('charged_cents', '<>', cents)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return
  await trx
    .insertInto('price_period')
    .values({ product_id: productId, charged_cents: cents, valid_from: now, valid_to: null })
    .execute()
}

/** Writes a changed row over an imported product; a reduction the seller made stays while it is below the new price. */
export async function updateImported(trx: Transaction, id: string, row: ImportRow, now: Date): Promise<void> {
  const {
    id: _id,
    slug: _slug,
    seller_id: _seller,
    warehouse_id: _warehouse,
    created_at: _created,
    ...columns
  } = row.product
  await insertBrands(trx, [row])
  const { charged_cents } = await trx
    .updateTable('product')
    .set({
      ...columns,
      brand: brandSlug(columns.brand),
      discounted_cents: sql`case when discounted_cents < ${columns.price_cents}::int then discounted_cents end`,
      discount_started_at: sql`case when discounted_cents < ${columns.price_cents}::int then discount_started_at end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('charged_cents')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('product_text')
    .values({ ...row.text, product_id: id })
    .onConflict((conflict) => conflict.columns(['product_id', 'lang']).doUpdateSet(row.text))
    .execute()
  await trx
    .insertInto('product_label')
    .values({ ...row.label, product_id: id })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row.label))
    .execute()
  await recordPrice(trx, id, charged_cents, now)
}

/** After something that visitors see was written: counters, and the pages that show it. */
export async function publishImport(trx: Transaction, sellerId: string): Promise<void> {
  await recountProducts(trx)
  await announceChange(trx, ['catalogue', 'categories', 'sellers', `seller:${sellerId}`])
}
