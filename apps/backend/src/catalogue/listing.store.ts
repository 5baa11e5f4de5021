import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import type { OpenDatabase } from '../database/open-database.ts'
import { type PriceRange, priceRange, toBigint } from './facet-bits.ts'
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
import type { ProductFilters } from './product-filters.ts'

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

type Order = { key: string; type: 'int' | 'timestamptz'; direction: 'asc' | 'desc' }
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { key: 'popularity', type: 'int', direction: 'desc' },
  price_asc: { key: 'charged_cents', type: 'int', direction: 'asc' },
  price_desc: { key: 'charged_cents', type: 'int', direction: 'desc' },
  newest: { key: 'created_at', type: 'timestamptz', direction: 'desc' },
  rating: { key: 'stars', type: 'int', direction: 'desc' },
}

/** What changes in everything shown of a product `p` with its listing row `v`. */
export const PRODUCT_VERSION = `p.xmin::text || '.' || v.version`

/** Statement under construction: its conditions, and the values in the order of their numbers. */
type Draft = { conditions: string[]; values: unknown[] }
const numbered = ({ values }: Draft, value: unknown) => `$${values.push(value)}`

function addRange(draft: Draft, range: PriceRange | null): void {
  if (!range) return
  draft.conditions.push(`l.charged_cents >= ${numbered(draft, range.from)}::int`)
  if (range.to !== null) draft.conditions.push(`l.charged_cents < ${numbered(draft, range.to)}::int`)
}

function addOneOf(draft: Draft, column: string, type: string, values: readonly unknown[] | null): void {
  if (!values) return
  const [only] = values
  draft.conditions.push(
    values.length === 1
      ? `l.${column} = ${numbered(draft, only)}::${type}`
      : `l.${column} = any(${numbered(draft, values)}::${type}[])`,
  )
}

/**
 * The conditions of a query on `l`. A mask is written `<> 0`, of which the planner expects that nearly all rows pass: it then walks the
 * index in the wanted order, which is what this store has decided on.
 */
function conditionsOf(query: ListingQuery, range: PriceRange | null): Draft {
  const draft: Draft = { conditions: [], values: [] }
  addOneOf(draft, 'category_id', 'int', query.categories && [...query.categories])
  addOneOf(draft, 'seller_id', 'bigint', query.sellers)
  addOneOf(draft, 'brand', 'text', query.brands)
  for (const { low, high } of query.masks)
    draft.conditions.push(`(l.bits & ${numbered(draft, toBigint({ low, high }))}::bigint) <> 0`)
  addRange(draft, range)
  return draft
}

const where = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** The rows of one page out of `from`, with their versions and the state of the facets. */
function pageText(draft: Draft, from: string, page: ProductPage, total: string): string {
  if (page.sort === 'relevance') throw new Error('only a text has an order by relevance')
  const { key, type, direction } = orders[page.sort]
  const conditions = [...draft.conditions]
  if (page.after) {
    const beyond = direction === 'asc' ? '>' : '<'
    conditions.push(
      `(l.${key}, l.product_id) ${beyond} (${numbered(draft, page.after.key)}::${type}, ${numbered(draft, page.after.id)}::bigint)`,
    )
  }
  const skipped = page.start > 0 ? `offset ${numbered(draft, page.start)}::int` : ''
  // The limit is written out: a planner that does not know it expects a tenth of the table.
  return `
    select n.product_id::text as id, n.sort_key::text as sort_key, ${PRODUCT_VERSION} as version, ${FACET_STATE} as state, ${total} as total
    from (select l.product_id, l.${key} as sort_key from ${from} ${where(conditions)}
      order by l.${key} ${direction}, l.product_id ${direction} limit ${Math.trunc(page.limit)} ${skipped}) n
    join product p on p.id = n.product_id join product_listing v on v.product_id = n.product_id
    order by n.sort_key ${direction}, n.product_id ${direction}`
}

type PageRow = ListedProduct & { state: string; total: number | null }

/** The same text always has the same name, so that each connection plans it once. */
const names = new Map<string, string>()
const MOST_NAMES = 300

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `listing-${names.size}`
  names.set(text, name)
  return name
}

async function run<Row extends object>(
  { pool }: OpenDatabase,
  text: string,
  values: unknown[],
  isNamed: boolean,
): Promise<Row[]> {
  const name = isNamed ? nameOf(text) : undefined
  return (await pool.query<Row>({ ...(name ? { name } : {}), text, values })).rows
}

/** Where the values decide how much matches, the planner had better see them. */
const isPlannedOnce = ({ price, sellers, brands }: ListingQuery) =>
  price === null && (sellers?.length ?? 1) === 1 && (brands?.length ?? 1) === 1

const counted = (draft: Draft) =>
  `(select count(*)::int from (select 1 from product_listing l ${where(draft.conditions)} limit ${COUNT_CAP + 1}) counted)`

/** Few products match: their cells are known, so they are fetched by them and sorted. */
async function findSparse(
  database: OpenDatabase,
  cells: FacetCells,
  query: ListingQuery,
  page: ProductPage,
): Promise<PageRow[]> {
  const matching = cellsOf(cells, query)
  const draft: Draft = { conditions: [], values: [] }
  const from = `unnest(${numbered(draft, matching.categories)}::int[], ${numbered(draft, matching.bits)}::bigint[]) c (category_id, bits)
    join product_listing l on l.category_id = c.category_id and l.bits = c.bits`
  addRange(draft, query.price)
  const total = query.price
    ? `(select count(*)::int from (select 1 from ${from} ${where(draft.conditions)} limit ${COUNT_CAP + 1}) counted)`
    : 'null::int'
  return run<PageRow>(database, pageText(draft, from, page, total), draft.values, true)
}

/** Many match: an index is walked in the wanted order until the page is full. */
async function findDense(
  database: OpenDatabase,
  filters: ProductFilters,
  query: ListingQuery,
  page: ProductPage,
): Promise<ListedPage> {
  const byPrice = page.sort === 'price_asc' || page.sort === 'price_desc'
  const draft = conditionsOf(
    byPrice ? { ...query, masks: query.masks.filter(({ group }) => group !== 'price') } : query,
    byPrice ? priceRange(filters) : query.price,
  )
  const total = isCounted(query) ? 'null::int' : counted(draft)
  const rows = await run<PageRow>(
    database,
    pageText(draft, 'product_listing l', page, total),
    draft.values,
    isPlannedOnce(query),
  )
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
  const draft = conditionsOf(query, query.price)
  const [row] = await run<{ total: number }>(
    database,
    `select ${counted(draft)} as total`,
    draft.values,
    isPlannedOnce(query),
  )
  return row?.total ?? 0
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
