import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { plannedAnew } from '../../platform/database/server-client.ts'
import { priceRange, toBigint } from './facet-bits.ts'
import { cellsSince, currentCells, FACET_STATE, type FacetCells, knownCells } from './facet-cells.store.ts'
import {
  cellsOf,
  countByCells,
  isCounted,
  isSparse,
  type ListingQuery,
  listingQuery,
} from './listing-query.ts'
import type { ProductCursor } from './product-cursor.ts'
import type { PriceRange, ProductFilters } from './product-filters.ts'

/** One page of a listing: `sort` is never `relevance` without a text. */
export type ProductPage = {
  sort: ProductSort
  limit: number
  start: number
  after: ProductCursor | null
}

/** A product in its place; `version` changes with anything shown of it. */
export type ListedProduct = { id: string; sort_key: string; version: string }
/** `total` stops at 1,001. */
export type ListedPage = { rows: ListedProduct[]; total: number }

type Order = { key: RawBuilder<unknown>; type: RawBuilder<unknown>; isRising?: boolean }
const [int, timestamptz] = [sql`int`, sql`timestamptz`]
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { key: sql`l.popularity`, type: int },
  price_asc: { key: sql`l.charged_cents`, type: int, isRising: true },
  price_desc: { key: sql`l.charged_cents`, type: int },
  newest: { key: sql`l.created_at`, type: timestamptz },
  rating: { key: sql`l.stars`, type: int },
}

/** What changes in everything shown of a product `p` with its listing row `v`. */
export const PRODUCT_VERSION = sql<string>`p.xmin::text || '.' || v.version`

type Condition = RawBuilder<unknown>

function withinRange(range: PriceRange | null): Condition[] {
  if (!range) return []
  const from = sql`l.charged_cents >= ${range.from}::int`
  return range.to === null ? [from] : [from, sql`l.charged_cents < ${range.to}::int`]
}

function oneOf(
  column: string,
  type: 'int' | 'bigint' | 'text',
  values: readonly unknown[] | null,
): Condition[] {
  if (!values) return []
  const [only] = values
  const [left, cast] = [sql.ref(`l.${column}`), sql.raw(type)]
  return [values.length === 1 ? sql`${left} = ${only}::${cast}` : sql`${left} = any(${values}::${cast}[])`]
}

/**
 * The conditions of a query on `l`. A mask is written `<> 0`, of which the planner expects that nearly all rows pass: it then walks the
 * index in the wanted order, which is what this store has decided on.
 */
const conditionsOf = (query: ListingQuery, range: PriceRange | null): Condition[] => [
  ...oneOf('category_id', 'int', query.categories && [...query.categories]),
  ...oneOf('seller_id', 'bigint', query.sellers),
  ...oneOf('brand', 'text', query.brands),
  ...query.masks.map(({ low, high }) => sql`(l.bits & ${toBigint({ low, high })}::bigint) <> 0`),
  ...withinRange(range),
]

const where = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

const countRows = (from: RawBuilder<unknown>, conditions: readonly Condition[]) =>
  sql<number>`(select count(*)::int from (select 1 from ${from} ${where(conditions)} limit ${sql.lit(COUNT_CAP + 1)}) counted)`

const notCounted = sql<null>`null::int`

type PageRow = ListedProduct & { state: string; total: number | null }

/** The rows of one page out of `from`, with their versions and the state of the facets. */
function selectPage(
  from: RawBuilder<unknown>,
  conditions: readonly Condition[],
  page: ProductPage,
  total: RawBuilder<number | null>,
): RawBuilder<PageRow> {
  if (page.sort === 'relevance') throw new Error('only a text has an order by relevance')
  const { key, type, isRising } = orders[page.sort]
  const [direction, beyond] = isRising ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const after = page.after
    ? [sql`(${key}, l.product_id) ${beyond} (${page.after.key}::${type}, ${page.after.id}::bigint)`]
    : []
  const skipped = page.start > 0 ? sql`offset ${page.start}::int` : sql``
  // The limit is written out: a planner that does not know it expects a tenth of the table.
  return sql<PageRow>`
    select n.product_id::text as id, n.sort_key::text as sort_key, ${PRODUCT_VERSION} as version, ${FACET_STATE} as state, ${total} as total
    from (select l.product_id, ${key} as sort_key from ${from} ${where([...conditions, ...after])}
      order by ${key} ${direction}, l.product_id ${direction} limit ${sql.lit(Math.trunc(page.limit))} ${skipped}) n
    join product p on p.id = n.product_id join product_listing v on v.product_id = n.product_id
    order by n.sort_key ${direction}, n.product_id ${direction}`
}

const listed = sql`product_listing l`

/** Where the values decide how much matches, the planner had better see them. */
function plannedFor<Row>(
  { price, sellers, brands }: ListingQuery,
  statement: RawBuilder<Row>,
): RawBuilder<Row> {
  const isPlannedOnce = price === null && (sellers?.length ?? 1) === 1 && (brands?.length ?? 1) === 1
  return isPlannedOnce ? statement : plannedAnew(statement)
}

/** Few products match: their cells are known, so they are fetched by them and sorted. */
async function findSparse(
  { db }: OpenDatabase,
  cells: FacetCells,
  query: ListingQuery,
  page: ProductPage,
): Promise<PageRow[]> {
  const { categories, bits } = cellsOf(cells, query)
  const from = sql`unnest(${categories}::int[], ${bits}::bigint[]) c (category_id, bits)
    join product_listing l on l.category_id = c.category_id and l.bits = c.bits`
  const conditions = withinRange(query.price)
  const total = query.price ? countRows(from, conditions) : notCounted
  return (await selectPage(from, conditions, page, total).execute(db)).rows
}

/** Many match: an index is walked in the wanted order until the page is full. */
async function findDense(
  database: OpenDatabase,
  filters: ProductFilters,
  query: ListingQuery,
  page: ProductPage,
): Promise<ListedPage> {
  const byPrice = page.sort === 'price_asc' || page.sort === 'price_desc'
  const conditions = conditionsOf(
    byPrice ? { ...query, masks: query.masks.filter(({ group }) => group !== 'price') } : query,
    byPrice ? priceRange(filters) : query.price,
  )
  const total = isCounted(query) ? notCounted : countRows(listed, conditions)
  const statement = plannedFor(query, selectPage(listed, conditions, page, total))
  const { rows } = await statement.execute(database.db)
  const [first] = rows
  if (!first) return { rows, total: await countListed(database, filters) }
  return {
    rows,
    total: first.total ?? (await countIn(database, await cellsSince(database, first.state), filters)),
  }
}

async function countIn(database: OpenDatabase, cells: FacetCells, filters: ProductFilters): Promise<number> {
  const query = listingQuery(cells, filters)
  if (query.categories?.size === 0) return 0
  if (isCounted(query)) return Math.min(COUNT_CAP + 1, countByCells(cells, query))
  const total = countRows(listed, conditionsOf(query, query.price))
  const { rows } = await plannedFor(query, sql<{ total: number }>`select ${total} as total`).execute(
    database.db,
  )
  return rows[0]?.total ?? 0
}

/** How many published products match, 1,001 for more than 1,000 (decision 34). */
export async function countListed(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  return countIn(database, await currentCells(database), filters)
}

/** Published products by filters without a text, in order, one page. */
export async function findListed(
  database: OpenDatabase,
  filters: ProductFilters,
  page: ProductPage,
): Promise<ListedPage> {
  const wanted = page.start + page.limit
  const known = await knownCells(database)
  const query = listingQuery(known, filters)
  if (query.categories?.size !== 0 && !isSparse(known, query, page.sort, wanted))
    return findDense(database, filters, query, page)
  // What the process remembers may be old: nobody must miss a product that has just been published.
  const cells = await currentCells(database)
  const now = listingQuery(cells, filters)
  if (now.categories?.size === 0 || (isCounted(now) && countByCells(cells, now) === 0))
    return { rows: [], total: 0 }
  if (!isSparse(cells, now, page.sort, wanted)) return findDense(database, filters, now, page)
  const rows = await findSparse(database, cells, now, page)
  return { rows, total: rows[0]?.total ?? (await countIn(database, cells, filters)) }
}
