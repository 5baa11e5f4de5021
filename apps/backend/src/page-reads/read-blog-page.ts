import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { readBlogPage as contract } from '@filiera/contract/page-reads'
import { readPosts, readTopics } from '../content/blog/read-posts.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

/** One page of the blog with its topics, as JSON. */
export async function readBlogPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  query: EndpointRequest<typeof contract>['query'],
): Promise<string> {
  const now = clock.now()
  const [{ posts, total }, topics] = await Promise.all([
    readPosts(database, query, now),
    readTopics(database, now),
  ])
  return pageJson({ lists: { posts }, values: { total, topics } })
}
