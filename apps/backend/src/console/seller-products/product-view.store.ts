import {
  GRID_IDS,
  type gridSorts,
  type ProductState,
  type stockLevels,
} from '@filiera/contract/console/seller-products'
import type { Mark } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { hasEndingCertificate } from '../../catalog/products/label/certificates.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { hasChanges, writtenIn } from './edited.sql.ts'
import { isNamed } from './named-product.sql.ts'

/** Which products of a shop a grid shows, and in which order. */
export type ProductView = {
  state?: ProductState[] | undefined
  category?: string | undefined
  missing?: string | undefined
  incomplete?: Language | undefined
  stock?: (typeof stockLevels)[number] | undefined
  reduced?: 'true' | 'false' | undefined
  mark?: Mark | undefined
  /** Last day, `2026-11-25`, by which a certificate of a mark ends. */
  certificateBy?: string | undefined
  scheduled?: 'true' | undefined
  unpublished?: 'true' | undefined
  search?: string | undefined
  sort: (typeof gridSorts)[number]
  order: 'asc' | 'desc'
}

/** Products that may lack something: those on sale were asked when they were published. */
const edited = (sellerId: string) => sql`(
  select id from product p where seller_id = ${sellerId}::bigint and (status <> 'published' or ${hasChanges}))`

/** Ids of drafts that lack something, looked at all at once: one by one they take a hundred times as long. */
const held = (sellerId: string) => sql`(
  select product_id from edited_missing(array(select id from product where seller_id = ${sellerId}::bigint and status = 'draft')))`

/** As `stateOf` in the presenter. */
const states: Readonly<Record<ProductState, (sellerId: string) => RawBuilder<boolean>>> = {
  on_sale: () => sql`(p.status = 'published' and p.available)`,
  sold_out: () => sql`(p.status = 'published' and not p.available)`,
  paused: () => sql`p.status = 'withdrawn'`,
  held: (sellerId) => sql`(p.status = 'draft' and p.id in ${held(sellerId)})`,
  draft: (sellerId) => sql`(p.status = 'draft' and p.id not in ${held(sellerId)})`,
}

const levels: Readonly<Record<(typeof stockLevels)[number], RawBuilder<boolean>>> = {
  out: sql<boolean>`p.stock = 0`,
  low: sql<boolean>`(p.stock > 0 and p.stock < p.low_stock)`,
  enough: sql<boolean>`p.stock >= p.low_stock`,
}

/** What the order goes by; the title is the Italian one, as people read it: without capitals and accents. */
const sorts = {
  title: sql`o.title`,
  price: sql`p.charged_cents`,
  stock: sql`p.stock`,
  changed: sql`p.updated_at`,
  created: sql`p.created_at`,
}

/** What narrows a view. */
type Narrowing = Omit<ProductView, 'sort' | 'order'>

/** True for a product `p` of the view. */
function narrowing(sellerId: string, view: Narrowing): RawBuilder<boolean> {
  const { state, category, missing, incomplete, stock, reduced, mark } = view
  const { certificateBy, scheduled, unpublished, search } = view
  const conditions = [sql<boolean>`true`]
  if (state)
    conditions.push(
      sql`(${sql.join(
        state.map((each) => states[each](sellerId)),
        sql` or `,
      )})`,
    )
  if (category)
    conditions.push(sql`p.category_id in (
      select c.id from category c left join category above on above.id = c.parent_id
      where ${category} in (c.slug, above.slug))`)
  if (missing)
    conditions.push(sql`p.id in (
      select m.product_id from edited_missing(array${edited(sellerId)}) m
      where ${missing} = 'true' or ${missing} = any(m.missing))`)
  if (incomplete) conditions.push(sql`p.id not in ${writtenIn(sellerId, incomplete)}`)
  if (stock) conditions.push(levels[stock])
  if (reduced) conditions.push(sql`p.discounted = ${reduced === 'true'}`)
  if (mark) conditions.push(sql`${mark} = any(p.marks)`)
  if (certificateBy)
    conditions.push(sql`exists (select 1 from product_label l cross join lateral jsonb_array_elements(l.mark_registers) m
      where l.product_id = p.id and ${hasEndingCertificate} and m->>'expires' <= ${certificateBy})`)
  if (scheduled)
    conditions.push(
      sql`exists (select 1 from product_schedule s where s.product_id = p.id and s.failed_at is null)`,
    )
  if (unpublished) conditions.push(hasChanges)
  if (search) conditions.push(isNamed(search))
  return sql`${sql.join(conditions, sql` and `)}`
}

/** The products of a view. A view that says nothing of `p` is read from the index of titles alone. */
const productsOf = (sellerId: string, view: Narrowing) => sql`
  title_order o left join product p on p.id = o.product_id
  where o.seller_id = ${sellerId}::bigint and ${narrowing(sellerId, view)}`

/** Both go the same way, so that the index is read forwards or backwards. */
function orderOf({ sort, order }: ProductView) {
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  return sql`${sorts[sort]} ${direction}, o.product_id ${direction}`
}

/** Ids of a view in its order, as many as may be named; as one text, because a row for each costs more than finding them. */
export async function findViewIds(db: Executor, sellerId: string, view: ProductView): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from (
      select o.product_id as id from ${productsOf(sellerId, view)} order by ${orderOf(view)} limit ${GRID_IDS}) found`.execute(
    db,
  )
  return rows[0]?.ids?.split(' ') ?? []
}

/** How many products a view has. */
export async function countView(db: Executor, sellerId: string, view: ProductView): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${productsOf(sellerId, view)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many products of a search each view has; all are read in one go. */
export async function countViews<Name extends string>(
  db: Executor,
  sellerId: string,
  search: string | undefined,
  views: Readonly<Record<Name, Narrowing>>,
): Promise<Record<Name, number>> {
  const counts = (Object.keys(views) as Name[]).map(
    (name) => sql`count(*) filter (where ${narrowing(sellerId, views[name])})::int as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<Name, number>>`
    select ${sql.join(counts)} from ${productsOf(sellerId, { search })}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count has one row')
  return row
}

/** The first products of a view, and how many it has. */
export async function findFirstOfView(
  db: Executor,
  sellerId: string,
  view: ProductView,
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await sql<{ id: string; count: number }>`
    select o.product_id as id, (count(*) over ())::int as count
    from ${productsOf(sellerId, view)} order by ${orderOf(view)} limit ${limit}::int`.execute(db)
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}
