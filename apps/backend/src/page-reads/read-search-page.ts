import type { EndpointRequest } from '@filiera/contract/endpoint'
import type * as contract from '@filiera/contract/page-reads'
import { countProducts } from '../catalog/browsing/list-products.ts'
import { type NearGroup, readNear } from '../catalog/pairings/read-near.ts'
import { toSearchFilters } from '../catalog/search/parse/search-filters.ts'
import { countMatchingSellers, readSellers } from '../catalog/sellers/read-sellers.ts'
import { countMatchingPosts, readPosts } from '../content/blog/read-posts.ts'
import { jsonList, jsonObject } from '../platform/http/send-json.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'
import { type ListPageQuery, readList } from './read-list-page.ts'

/** Sellers and posts shown below the products. */
const FEW = 4

/**
 * What sellers and posts are searched by: they have no price and no label, so that it is the words beside what is read of the text; null
 * where it is nothing but that.
 */
const othersText = (text: string, match?: ListPageQuery['match']): string | null =>
  match === 'literal'
    ? text
    : (toSearchFilters({ title_contains: text, lang: 'it' }).filters.title_contains ?? null)

const nearJson = ({ products, count, ...texts }: NearGroup) =>
  jsonObject({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
    count: String(count),
    products: jsonList(products),
  })

const noSellers = { sellers: [], total: 0 }
const noPosts = { posts: [], total: 0 }

/** Everything a search finds, as JSON. */
export async function readSearchPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  query: EndpointRequest<typeof contract.readSearchPage>['query'],
): Promise<string> {
  const { title_contains: typed, lang } = query
  const title_contains = othersText(typed, query.match)
  const others = title_contains !== null && ({ title_contains, match: 'words', lang, limit: FEW } as const)
  const [{ lists, values }, { sellers, total }, found] = await Promise.all([
    readList(database, query),
    others ? readSellers(database, others) : noSellers,
    others ? readPosts(database, others, clock.now()) : noPosts,
  ])
  const counts = { sellers: total, posts: found.total }
  const near = values.facets.total === 0 ? await readNear(database, typed, lang) : []
  return pageJson({
    lists: { ...lists, posts: found.posts, near: near.map(nearJson) },
    values: { ...values, sellers, counts },
  })
}

/** All sellers or all posts of a search, one page, and how many there are of every kind, as JSON. */
export async function readFindsPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { kind, ...query }: EndpointRequest<typeof contract.readFindsPage>['query'],
): Promise<string> {
  const { title_contains: typed, lang } = query
  const words = { title_contains: othersText(typed) ?? typed, match: 'words', lang } as const
  const part = { ...words, start: query.start, limit: query.limit }
  const now = clock.now()
  const [sellers, posts, products] = await Promise.all([
    kind === 'sellers' ? readSellers(database, part) : countMatchingSellers(database, words),
    kind === 'posts' ? readPosts(database, part, now) : countMatchingPosts(database, words, now),
    countProducts(database, { ...words, title_contains: typed }),
  ])
  const counts = {
    products,
    sellers: typeof sellers === 'number' ? sellers : sellers.total,
    posts: typeof posts === 'number' ? posts : posts.total,
  }
  return pageJson({
    lists: { posts: typeof posts === 'number' ? [] : posts.posts },
    values: { sellers: typeof sellers === 'number' ? [] : sellers.sellers, counts },
  })
}
