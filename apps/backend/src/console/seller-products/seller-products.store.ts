import type { Mark } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { productName } from '../../catalog/products/product-name.sql.ts'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { hasChanges, writtenLanguages } from './edited.sql.ts'

/** A product as its shop sees it; money in cents. */
export type SellerProductRow = {
  id: string
  title: string
  own_code: string | null
  slug: string
  picture_hash: string | null
  category_slug: string
  category_name: string
  status: 'draft' | 'published' | 'withdrawn'
  missing: string[] | null
  price_cents: number
  discounted_cents: number | null
  /** When the offer that runs ends, and the next one begins. */
  offer_ends_at: Date | null
  next_offer_at: Date | null
  stock: number
  low_stock: number
  held: number
  /** Not for sale, but on the shelf. */
  reserved: number
  marks: Mark[]
  languages: Language[]
  unpublished: boolean
  format: { value: string; count: number } | null
  scheduled_at: Date | null
  warehouse_id: string
  warehouse_name: string
  updated_at: Date
  row_version: number
}

/** Products of a shop by their ids, in no order; those of others are left out. */
export async function findSellerProducts(
  db: Executor,
  sellerId: string,
  ids: readonly string[],
  lang: Language,
): Promise<SellerProductRow[]> {
  // what is missing is asked once for all of them: a plan for any ids would ask again for each
  const { rows } = await sql<SellerProductRow>`
    with m as materialized (select * from edited_missing(${ids}::bigint[]))
    select p.id, ${productName(lang)} as title, p.own_code, p.slug, i.picture_hash, c.slug as category_slug, ${inLanguage('c.name', lang)} as category_name,
      p.status, m.missing, p.price_cents, p.discounted_cents, p.stock, p.low_stock, p.marks, p.updated_at, p.row_version,
      coalesce((select sum(h.quantity) from stock_hold h where h.product_id = p.id and h.state = 'held'), 0)::int as held,
      (select coalesce(sum(h.quantity), 0)::int from stock_hold h
        where h.product_id = p.id and h.state <> 'released' and not h.gone) - p.owed as reserved,
      ${writtenLanguages} as languages, ${hasChanges} as unpublished,
      (select json_build_object('value', ${inLanguage('f.value', lang)}, 'count', (select count(*) from product_family_member o where o.family_id = f.family_id))
        from product_family_member f where f.product_id = p.id) as format,
      (select ends_at from offer o where o.product_id = p.id and o.state = 'running') as offer_ends_at,
      (select min(starts_at) from offer o where o.product_id = p.id and o.state = 'coming') as next_offer_at,
      (select publish_at from product_schedule s where s.product_id = p.id and s.failed_at is null) as scheduled_at,
      w.id as warehouse_id, w.name as warehouse_name
    from product p join category c on c.id = p.category_id join warehouse w on w.id = p.warehouse_id
      left join lateral ${firstPicture()} i on true
      left join m on m.product_id = p.id
    where p.seller_id = ${sellerId}::bigint and p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export type LockedProduct = Pick<
  SellerProductRow,
  'id' | 'status' | 'price_cents' | 'discounted_cents' | 'stock' | 'low_stock' | 'row_version'
> & { discount_started_at: Date | null }

/** Locks a product of a shop, as checkouts do; undefined for one of others. */
export async function lockSellerProduct(
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<LockedProduct | undefined> {
  return trx
    .selectFrom('product')
    .select(['id', 'status', 'price_cents', 'discounted_cents', 'discount_started_at'])
    .select(['stock', 'low_stock', 'row_version'])
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LiveChange = {
  price_cents?: number
  discounted_cents?: number | null
  discount_started_at?: Date | null
  status?: 'published' | 'withdrawn'
  low_stock?: number
}

export async function updateLive(trx: Transaction, id: string, change: LiveChange, now: Date): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Changes several products in one statement for each set of columns. */
export async function updateManyLive(
  trx: Transaction,
  changes: readonly { id: string; change: LiveChange }[],
  now: Date,
): Promise<void> {
  for (const alike of Map.groupBy(changes, ({ change }) => Object.keys(change).join()).values()) {
    const columns = Object.keys(alike[0]?.change ?? {}).map(
      (name) => sql`${sql.ref(name)} = m.${sql.ref(name)}`,
    )
    const rows = JSON.stringify(alike.map(({ id, change }) => ({ id, ...change })))
    await sql`
      update product p set ${sql.join([...columns, sql`updated_at = ${now}::timestamptz`])}
      from jsonb_to_recordset(${rows}::jsonb)
        as m (id bigint, price_cents int, discounted_cents int, discount_started_at timestamptz, status text, low_stock int)
      where p.id = m.id`.execute(trx)
  }
}

/** What a product, as it is live, lacks of what the law asks for before it is sold. */
export async function findMissing(trx: Transaction, id: string): Promise<string[]> {
  const { rows } = await sql<{
    missing: string[]
  }>`select missing from products_missing(array[${id}::bigint])`.execute(trx)
  return rows[0]?.missing ?? []
}
