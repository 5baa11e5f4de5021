import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { type ProductRow, productColumns, productJoins } from './product-columns.store.ts'
import { everyCondition, productConditions } from './product-conditions.store.ts'
import type { ProductCursor } from './product-cursor.ts'
import type { ProductFilters } from './product-filters.ts'

/** One page of a listing: `sort` is never `relevance` without a text. */
export type ProductPage = {
  sort: ProductSort
  limit: number
  start: number
  after: ProductCursor | null
}

type ListedRow = ProductRow & { sort_key: string }
export type ListedProducts = { rows: ListedRow[]; total: number }

type Order = { key: RawBuilder<unknown>; type: 'int' | 'timestamptz'; direction: 'asc' | 'desc' }
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { key: sql`p.popularity`, type: 'int', direction: 'desc' },
  price_asc: { key: sql`p.charged_cents`, type: 'int', direction: 'asc' },
  price_desc: { key: sql`p.charged_cents`, type: 'int', direction: 'desc' },
  newest: { key: sql`p.created_at`, type: 'timestamptz', direction: 'desc' },
  rating: { key: sql`p.stars_hundredths`, type: 'int', direction: 'desc' },
}

/** The best match of the text in the language or in Italian, then the more popular. */
function relevance(text: string, lang: Language): Order {
  const key = sql`(select max(word_similarity(plain_text(${text}), words)) from product_text
    where product_id = p.id and lang in (${lang}, 'it'))`
  return { key, type: 'int', direction: 'desc' }
}

function pageOf(filters: ProductFilters, { sort, limit, start, after }: ProductPage) {
  const order = sort === 'relevance' ? relevance(filters.title_contains ?? '', filters.lang) : orders[sort]
  const direction = sql.raw(order.direction)
  const orderBy =
    sort === 'relevance'
      ? sql`${order.key} desc, p.popularity desc, p.id desc`
      : sql`${order.key} ${direction}, p.id ${direction}`
  const beyond = sql.raw(order.direction === 'asc' ? '>' : '<')
  const further =
    after && sort !== 'relevance'
      ? sql`and (${order.key}, p.id) ${beyond} (${after.key}::${sql.raw(order.type)}, ${after.id}::bigint)`
      : sql``
  const skipped = after && sort === 'relevance' ? Number(after.key) : start
  return { orderBy, further, skipped, key: sort === 'relevance' ? sql`''` : order.key, limit }
}

const rareFilters = [
  'title_contains',
  'filters',
  'price_gte',
  'price_lt',
  'city',
  'region',
  'brand',
  'seller',
  'mark',
  'allergen_free',
] as const

/** Listings asked for all the time keep their plan: one category or the whole catalogue, from the top of an indexed order. */
function statementName(filters: ProductFilters, page: ProductPage): string | undefined {
  if (page.after !== null || page.sort === 'relevance') return undefined
  if (rareFilters.some((name) => filters[name] !== undefined)) return undefined
  const { category = [] } = filters
  if (category.length > 1) return undefined
  return `products-${category.length === 1 ? 'of-category-' : ''}${page.sort}`
}

/** One query: the page with everything shown of its products, and the capped total. */
export async function findProducts(
  { db, pool }: OpenDatabase,
  filters: ProductFilters,
  page: ProductPage,
): Promise<ListedProducts> {
  const matching = everyCondition(productConditions(filters))
  const { orderBy, further, skipped, key, limit } = pageOf(filters, page)
  const { sql: text, parameters } = sql`
    select n.total, ${key}::text as sort_key, ${productColumns(filters.lang)}
    from (select count(*)::int as total from (select 1 from product p where ${matching} limit ${COUNT_CAP + 1}::int) counted) n
    left join (
      (select * from product p where ${matching} ${further} order by ${orderBy} limit ${limit}::int offset ${skipped}::int) p
      ${productJoins(filters.lang)}
    ) on true
    order by ${orderBy}`.compile(db)
  const name = statementName(filters, page)
  const { rows } = await pool.query<ListedRow & { total: number; id: string | null }>({
    ...(name ? { name } : {}),
    text,
    values: [...parameters],
  })
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

/** How many match, 1,001 for more than 1,000 (decision 34). */
export async function countProducts({ db }: OpenDatabase, filters: ProductFilters): Promise<number> {
  const matching = everyCondition(productConditions(filters))
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from product p where ${matching} limit ${COUNT_CAP + 1}::int) counted`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** A published product; undefined for a draft, a withdrawn one and an unknown id. */
export async function findProduct(
  { db, pool }: OpenDatabase,
  id: string,
  lang: Language,
): Promise<ProductRow | undefined> {
  const { sql: text, parameters } = sql`
    select ${productColumns(lang)} from product p ${productJoins(lang)}
    where p.id = ${id}::bigint and p.status = 'published'`.compile(db)
  const { rows } = await pool.query<ProductRow>({ name: 'product-detail', text, values: [...parameters] })
  return rows[0]
}

/** The published products of a collection in its order. */
export async function findProductsOfCollection(
  { db }: OpenDatabase,
  collectionId: number,
  lang: Language,
  limit: number,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns(lang)}
    from collection_product m join product p on p.id = m.product_id ${productJoins(lang)}
    where m.collection_id = ${collectionId} and p.status = 'published' order by m.position limit ${limit}`.execute(
    db,
  )
  return rows
}
