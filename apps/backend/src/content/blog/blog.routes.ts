import * as contract from '@filiera/contract/content/blog'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../../platform/http/endpoint.ts'
import { setPageHeaders } from '../../platform/http/list-headers.ts'
import { sendList } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { findPostSlugs } from './posts.store.ts'
import { readPost } from './read-post.ts'
import { countMatchingPosts, readPosts } from './read-posts.ts'

/** The blog as visitors see it; `published` of the query changes nothing. */
export const blogRoutes = ({ database, clock }: Services) => [
  bind(contract.listPosts, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE } = query
    const { posts, total } = await readPosts(database, { ...query, start, limit }, clock.now())
    setPageHeaders(request, reply, { total, start, limit, length: posts.length })
    return sendList(reply, posts)
  }),
  bind(contract.countPosts, ({ query }) => countMatchingPosts(database, query, clock.now())),
  bind(contract.listPostSlugs, ({ query }) => findPostSlugs(database, query.lang, clock.now())),
  bind(contract.getPost, ({ params, query }) => readPost(database, params.id, query.lang, clock.now())),
]
