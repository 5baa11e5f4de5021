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
import { plannedAnew } from '../../platform/database/server-client.ts'
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

/** As `stateOf` in the presenter; `m` is what a product lacks. */
const states: Readonly<Record<ProductState, RawBuilder<boolean>>> = {
  on_sale: sql`(p.status = 'published' and p.available)`,
  sold_out: sql`(p.status = 'published' and not p.available)`,
  paused: sql`p.status = 'withdrawn'`,
  held: sql`(p.status = 'draft' and m.product_id is not null)`,
  draft: sql`(p.status = 'draft' and m.product_id is null)`,
}

/** A product that lacks a part: `allergens`, `origin` in any language, `attributes`, or `spanish` for any text in it. */
const lacks = (part: string) => sql<boolean>`exists (
  select from unnest(m.missing) as part, string_to_array(part, '.') as name
  where ${part} in (part, name[1], case when name[1] = 'texts' then name[3] end, case when name[2] = 'es' then 'spanish' end))`

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
        state.map((each) => states[each]),
        sql` or `,
      )})`,
    )
  if (category)
    conditions.push(sql`p.category_id in (
      select c.id from category c left join category above on above.id = c.parent_id
      where ${category} in (c.slug, above.slug))`)
  if (missing) conditions.push(missing === 'true' ? sql`m.product_id is not null` : lacks(missing))
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

const asksForMissing = ({ missing, state = [] }: Narrowing) =>
  missing !== undefined || state.includes('held') || state.includes('draft')
/** What products lack is read in another way in a small shop than in a large one. */
const planned = <Row>(statement: RawBuilder<Row>, ...views: readonly Narrowing[]) =>
  views.some(asksForMissing) ? plannedAnew(statement) : statement

/** The products of views. Views that say nothing of `p` are read from the index of titles alone, and what they lack only where one asks. */
const productsOf = (sellerId: string, view: Narrowing, others: readonly Narrowing[] = []) => sql`
  title_order o left join product p on p.id = o.product_id
    ${[view, ...others].some(asksForMissing) ? sql`left join missing_parts(true, ${sellerId}::bigint, null) m on m.product_id = o.product_id` : sql``}
  where o.seller_id = ${sellerId}::bigint and ${narrowing(sellerId, view)}`

/** Both go the same way, so that the index is read forwards or backwards. */
function orderOf({ sort, order }: ProductView) {
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  return sql`${sorts[sort]} ${direction}, o.product_id ${direction}`
}

/** Ids of a view in its order, as many as may be named; as one text, because a row for each costs more than finding them. */
export async function findViewIds(db: Executor, sellerId: string, view: ProductView): Promise<string[]> {
  const { rows } = await planned(
    sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from (
      select o.product_id as id from ${productsOf(sellerId, view)} order by ${orderOf(view)} limit ${GRID_IDS}) found`,
    view,
  ).execute(db)
  return rows[0]?.ids?.split(' ') ?? []
}

/** How many products a view has. */
export async function countView(db: Executor, sellerId: string, view: ProductView): Promise<number> {
  const { rows } = await planned(
    sql<{ count: number }>`
    select count(*)::int as count from ${productsOf(sellerId, view)}`,
    view,
  ).execute(db)
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
  const all = Object.values<Narrowing>(views)
  const { rows } = await planned(
    sql<Record<Name, number>>`
    select ${sql.join(counts)} from ${productsOf(sellerId, { search }, all)}`,
    ...all,
  ).execute(db)
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
  const { rows } = await planned(
    sql<{ id: string; count: number }>`
    select o.product_id as id, (count(*) over ())::int as count
    from ${productsOf(sellerId, view)} order by ${orderOf(view)} limit ${limit}::int`,
    view,
  ).execute(db)
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}
