import { GRID_IDS } from '@filiera/contract/console/seller-products'
import { type StockRow, type StockView, stockViews } from '@filiera/contract/console/stock'
import type { TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { soonUntil } from '@filiera/domain/products/lots'
import { type RawBuilder, sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { isNamed } from '../seller-products/named-product.sql.ts'

/** Which products of a shop its stock shows. */
export type StockQuery = {
  view: StockView
  warehouse?: string | undefined
  search?: string | undefined
  /** The calendar date in Italy. */
  today: string
}

const isAwaited = sql<boolean>`exists (select from subscription s
  where s.product_id = p.id and s.kind = 'stock-alert' and s.status = 'active')`

/** A lot `l` with pieces on the shelf, set aside or not, that is over soon or is over. */
const isSoonOver = (today: string) => sql<boolean>`(l.pieces > 0 and l.blocked_at is null
  and l.expires_on <= case l.expiry when 'use-by' then ${soonUntil('use-by', today)}::date else ${soonUntil('best-before', today)}::date end)`

const viewsOn = (today: string): Readonly<Record<StockView, RawBuilder<boolean>>> => ({
  all: sql`true`,
  low: sql`(p.stock > 0 and p.stock < p.low_stock)`,
  expiring: sql`exists (select from product_lot l where l.product_id = p.id and ${isSoonOver(today)})`,
  out: sql`p.stock = 0`,
  waiting: sql`(p.stock = 0 and ${isAwaited})`,
})

const own = (sellerId: string) => sql<boolean>`p.seller_id = ${sellerId}::bigint`

const isMeant = (search: string): RawBuilder<boolean> => sql`(${isNamed(search)}
  or exists (select from product_lot l where l.product_id = p.id and lower(l.code) = lower(${search})))`

/** Ids of a view: sold out first, then fewer than the level of few, then the rest, each by name; as one text, as `findViewIds` reads them. */
export async function findStockIds(
  db: Executor,
  sellerId: string,
  { view, warehouse, search, today }: StockQuery,
): Promise<string[]> {
  const conditions = [own(sellerId), viewsOn(today)[view]]
  if (warehouse) conditions.push(sql`p.warehouse_id = ${warehouse}::bigint`)
  if (search) conditions.push(isMeant(search))
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from (
      select p.id from product p join title_order t on t.product_id = p.id
      where ${sql.join(conditions, sql` and `)}
      order by case when p.stock = 0 then 0 when p.stock < p.low_stock then 1 else 2 end, t.title, p.id
      limit ${sql.lit(GRID_IDS)}) found`.execute(db)
  return rows[0]?.ids?.split(' ') ?? []
}

/** How many products of a shop each view has. */
export async function countStock(
  db: Executor,
  sellerId: string,
  today: string,
): Promise<Record<StockView, number>> {
  const views = viewsOn(today)
  const counts = stockViews.map(
    (view) => sql`(count(*) filter (where ${views[view]}))::int as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<StockView, number>>`
    select ${sql.join(counts)} from product p where ${own(sellerId)}`.execute(db)
  return rows[0] ?? { all: 0, low: 0, expiring: 0, out: 0, waiting: 0 }
}

/** Warehouses of a shop that have products, by name. */
export async function findStockWarehouses(
  db: Executor,
  sellerId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('warehouse as w')
    .select(['w.id', 'w.name'])
    .where('w.seller_id', '=', sellerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('product as p').select('p.id').whereRef('p.warehouse_id', '=', 'w.id')),
    )
    .orderBy('w.name')
    .orderBy('w.id')
    .execute()
}

export type StoredStock = Omit<StockRow, 'picture' | 'warehouse'> & {
  temperatureClass: TemperatureClass
  pictureHash: string | null
  warehouseId: string
  warehouseName: string
}

/** The stock of products of a shop, in no order; those of others are left out. */
export async function findStock(
  db: Executor,
  sellerId: string,
  ids: readonly string[],
  lang: Language,
): Promise<StoredStock[]> {
  const { rows } = await sql<StoredStock>`
    select p.id, ${productName(lang)} as title, i.picture_hash as "pictureHash", p.temperature_class as "temperatureClass",
      w.id as "warehouseId", w.name as "warehouseName", p.stock, shelf.held, shelf.sold, p.owed, next.expires, p.low_stock as "lowStock",
      p.row_version as version, (select count(*)::int from subscription s
        where s.product_id = p.id and s.kind = 'stock-alert' and s.status = 'active') as waiting
    from product p join warehouse w on w.id = p.warehouse_id
      left join lateral ${firstPicture()} i on true
      left join lateral (select jsonb_build_object('code', l.code, 'date', l.expires_on, 'expiry', l.expiry) as expires
        from product_lot l where l.product_id = p.id and l.pieces > 0 and l.blocked_at is null and l.expires_on is not null
        order by l.expires_on, l.id limit 1) next on true
      cross join lateral (select coalesce(sum(quantity) filter (where state = 'held'), 0)::int as held,
        coalesce(sum(quantity) filter (where state = 'committed'), 0)::int as sold
        from stock_hold h where h.product_id = p.id and h.state <> 'released' and not h.gone) shelf
    where ${own(sellerId)} and p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
