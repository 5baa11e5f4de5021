import type { Product } from '@filiera/contract/catalogue'
import { PAGE_SIZE, type ProductSort } from '@filiera/domain/catalogue-constants'
import type { OpenDatabase } from '../database/open-database.ts'
import { ProblemError } from '../problem-error.ts'
import { productAnswer } from './product.answer.ts'
import { decodeCursor, encodeCursor } from './product-cursor.ts'
import type { ProductFilters } from './product-filters.ts'
import { findProducts, type ProductPage } from './products.store.ts'

export type ListProductsQuery = ProductFilters & {
  sort?: ProductSort | undefined
  start?: number | undefined
  limit?: number | undefined
  page?: number | undefined
  after?: string | undefined
}

/** `total` stops at 1,001; `next` continues behind the last product, null at the end. */
export type ProductList = { products: Product[]; total: number; next: string | null }

const wrong = (field: string, message: string) =>
  new ProblemError('bad_request', `The query is not right: ${field}: ${message}`, {
    fields: [{ field, message }],
  })

/** @throws ProblemError bad_request when two ways of paging meet or the cursor belongs to another order */
function readPage(query: ListProductsQuery): ProductPage {
  const { start, page, after, limit = PAGE_SIZE } = query
  const asked = query.sort ?? 'popular'
  const sort = asked === 'relevance' && !query.title_contains ? 'popular' : asked
  if (page !== undefined && start !== undefined) throw wrong('page', 'cannot be used together with start')
  if (after === undefined) return { sort, limit, start: start ?? ((page ?? 1) - 1) * limit, after: null }
  if (page !== undefined || start !== undefined)
    throw wrong('after', 'cannot be used together with start or page')
  const cursor = decodeCursor(after)
  if (cursor?.sort !== sort) throw wrong('after', 'is not a cursor of this order')
  return { sort, limit, start: 0, after: cursor }
}

function nextCursor(page: ProductPage, last: { id: string; sort_key: string }): string {
  if (page.sort !== 'relevance') return encodeCursor({ sort: page.sort, key: last.sort_key, id: last.id })
  const shown = (page.after ? Number(page.after.key) : page.start) + page.limit
  return encodeCursor({ sort: 'relevance', key: String(shown), id: '0' })
}

/** Published products by filters, in order, one page; one more row than shown tells whether there is a next page. */
export async function listProducts(database: OpenDatabase, query: ListProductsQuery): Promise<ProductList> {
  const page = readPage(query)
  const { rows, total } = await findProducts(database, query, { ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    products: shown.map(productAnswer),
    total,
    next: rows.length > page.limit && last ? nextCursor(page, last) : null,
  }
}
