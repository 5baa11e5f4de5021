import * as contract from '@filiera/contract/content/blog'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { jsonList, sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { findPostSlugs } from './posts.store.ts'
import { readPost } from './read-post.ts'
import { countMatchingPosts, readPosts } from './read-posts.ts'

/** The blog as visitors see it; `published` of the query changes nothing. */
export const blogRoutes = ({ database, clock }: Services) => [
  bind(contract.listPosts, async ({ query, request, reply }) => {
    const { posts, total } = await readPosts(database, query, clock.now())
    setListHeaders(request, reply, { total })
    return sendJson(reply, jsonList(posts))
  }),
  bind(contract.countPosts, ({ query }) => countMatchingPosts(database, query, clock.now())),
  bind(contract.listPostSlugs, ({ query }) => findPostSlugs(database, query.lang, clock.now())),
  bind(contract.getPost, ({ params, query }) => readPost(database, params.id, query.lang, clock.now())),
]
