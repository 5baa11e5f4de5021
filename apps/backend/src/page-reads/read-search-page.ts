import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { readSearchPage as contract } from '@filiera/contract/page-reads'
import { readSellers } from '../catalog/sellers/read-sellers.ts'
import { readPosts } from '../content/blog/read-posts.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'
import { readList } from './read-list-page.ts'

/** Sellers and posts shown below the products. */
const FEW = 4

/** Everything a search finds, as JSON. */
export async function readSearchPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  query: EndpointRequest<typeof contract>['query'],
): Promise<string> {
  const { title_contains, lang } = query
  const others = { title_contains, match: 'words', lang, limit: FEW } as const
  const [{ lists, values }, { sellers, total }, found] = await Promise.all([
    readList(database, query),
    readSellers(database, others),
    readPosts(database, others, clock.now()),
  ])
  const counts = { sellers: total, posts: found.total }
  return pageJson({ lists: { ...lists, posts: found.posts }, values: { ...values, sellers, counts } })
}
