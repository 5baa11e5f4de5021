import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { readListPage as contract } from '@filiera/contract/page-reads'
import { countFacets } from '../catalog/browsing/count-facets.ts'
import { findInstead } from '../catalog/browsing/find-instead.ts'
import { listProducts } from '../catalog/browsing/list-products.ts'
import { readCategories } from '../catalog/products/read-categories.ts'
import { readCollectionLinks } from '../content/showcase/read-collection.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

export type ListPageQuery = EndpointRequest<typeof contract>['query']

/** A list with the counts of its filters, which are the same in every order. */
export async function readList(database: OpenDatabase, query: ListPageQuery) {
  const { sort: _sort, start: _start, limit: _limit, ...filters } = query
  const [{ products }, facets] = await Promise.all([
    listProducts(database, query),
    countFacets(database, filters),
  ])
  const { best, nearest } =
    products.length > 0 ? { best: [], nearest: null } : await findInstead(database, filters)
  return { lists: { products, best }, values: { facets, nearest } }
}

/** Everything a list of products shows, as JSON. */
export async function readListPage({ database }: Pick<Services, 'database'>, query: ListPageQuery) {
  const { sort: _sort, start = 0, limit: _limit, lang, ...filters } = query
  const isWhole = start === 0 && Object.keys(filters).length === 0
  const [{ lists, values }, categories, collections] = await Promise.all([
    readList(database, query),
    isWhole || filters.category ? readCategories(database, null, lang) : [],
    isWhole ? readCollectionLinks(database, lang) : [],
  ])
  return pageJson({ lists, values: { ...values, categories, collections } })
}
