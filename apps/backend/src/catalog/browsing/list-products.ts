import { LAST_START, PAGE_SIZE, type ProductSort } from '@filiera/domain/catalogue-constants'
import { defaultSorts } from '@filiera/domain/ranking'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { ProductPage } from '../listing/list-page.ts'
import { countListed, findListed } from '../listing/listing.store.ts'
import { decodeCursor, encodeCursor } from '../listing/product-cursor.ts'
import { isSearched, type ProductFilters } from '../listing/product-filters.ts'
import { knownIndex } from '../listing/product-index.store.ts'
import { type ProductJson, readListed } from '../products/read-products.ts'
import { countTextMatches, findTextMatches, findTitleMatches } from '../search/find-text-matches.ts'

export type ListProductsQuery = ProductFilters & {
  sort?: ProductSort | undefined
  start?: number | undefined
  limit?: number | undefined
  page?: number | undefined
  after?: string | undefined
}

/** `products` is the list as JSON texts; `total` stops at 1,001; `next` continues behind the last product, null at the end. */
export type ProductList = { products: ProductJson[]; total: number; next: string | null }

const wrong = (field: string, message: string) =>
  new ProblemError('bad_request', `The query is not right: ${field}: ${message}`, {
    fields: [{ field, message }],
  })

/** @throws ProblemError bad_request when two ways of paging meet or the cursor belongs to another order */
function readPage(query: ListProductsQuery): ProductPage {
  const { start, page, after, limit = PAGE_SIZE } = query
  const asked = query.sort ?? defaultSorts.list
  const sort = asked === 'relevance' && !query.title_contains ? defaultSorts.list : asked
  if (page !== undefined && start !== undefined) throw wrong('page', 'cannot be used together with start')
  const skipped = start ?? ((page ?? 1) - 1) * limit
  if (skipped > LAST_START) throw wrong('page', `goes beyond ${LAST_START} products: continue by the cursor`)
  if (after === undefined) return { sort, limit, start: skipped, after: null }
  if (page !== undefined || start !== undefined)
    throw wrong('after', 'cannot be used together with start or page')
  const cursor = decodeCursor(after)
  if (cursor?.sort !== sort) throw wrong('after', 'is not a cursor of this order')
  return cursor.sort === 'relevance'
    ? { sort, limit, start: cursor.shown, after: null }
    : { sort, limit, start: 0, after: cursor }
}

function nextCursor(page: ProductPage, last: { id: string; sort_key: string }): string {
  if (page.sort !== 'relevance') return encodeCursor({ sort: page.sort, key: last.sort_key, id: last.id })
  return encodeCursor({ sort: 'relevance', shown: page.start + page.limit })
}

/** Each family once, where its best placed stands. */
async function oncePerFamily<Row extends { id: string }>(
  database: OpenDatabase,
  rows: readonly Row[],
): Promise<Row[]> {
  const index = await knownIndex(database)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return index.oncePerFamilyInOrder([...byId.keys()]).flatMap((id) => byId.get(id) ?? [])
}

/** Ids and products of one page; one more than shown tells whether there is a next page. */
async function findPage(database: OpenDatabase, filters: ProductFilters, page: ProductPage) {
  const wanted = { ...page, limit: page.limit + 1 }
  const find =
    filters.title_contains === undefined
      ? findListed
      : isSearched(filters)
        ? findTextMatches
        : findTitleMatches
  const found = await find(database, filters, wanted)
  const shown = found.rows.slice(0, page.limit)
  // lists hold a family once; what a text found stands in its order, so that it is enough on each page
  const isTied = filters.title_contains === undefined || filters.formats === 'each'
  const once = isTied ? shown : await oncePerFamily(database, shown)
  return { ...found, shown, products: await readListed(database, once, filters.lang) }
}

/** Published products by filters, in order, one page. */
export async function listProducts(database: OpenDatabase, query: ListProductsQuery): Promise<ProductList> {
  const page = readPage(query)
  // without the page: what passes the filters is remembered for all of them
  const { sort: _sort, start: _start, limit: _limit, page: _page, after: _after, ...filters } = query
  const { rows, shown, products, total } = await findPage(database, filters, page)
  const last = shown.at(-1)
  return { products, total, next: rows.length > page.limit && last ? nextCursor(page, last) : null }
}

/** How many match, 1,001 for more than 1,000 (decision 34). */
export async function countProducts(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  return filters.title_contains === undefined
    ? countListed(database, filters)
    : countTextMatches(database, filters)
}
