import * as contract from '@filiera/contract/content/blog'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { resolveMatch } from '../../catalog/search/resolve-match.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentPost } from './post.presenter.ts'
import { countPosts, findPost, findPostSlugs, findPosts } from './posts.store.ts'
import { readPosts } from './read-posts.ts'

/** The blog as visitors see it; `published` of the query changes nothing. */
export const blogRoutes = ({ database, clock }: Services) => [
  bind(contract.listPosts, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE } = query
    const now = clock.now()
    const filters = { ...query, text: await resolveMatch(database, query, 'post') }
    const listed = await findPosts(database, filters, { start, limit, now })
    setListHeaders(request, reply, { total: listed[0]?.total ?? (await countPosts(database, filters, now)) })
    return sendJson(reply, `[${(await readPosts(database, listed, query.lang)).join(',')}]`)
  }),
  bind(contract.countPosts, async ({ query }) => {
    const text = await resolveMatch(database, query, 'post')
    return countPosts(database, { ...query, text }, clock.now())
  }),
  bind(contract.listPostSlugs, ({ query }) => findPostSlugs(database, query.lang, clock.now())),
  bind(contract.getPost, async ({ params, query }) => {
    const row = await findPost(database, params.id, query.lang, clock.now())
    if (!row) throw notFound()
    return presentPost(row)
  }),
]
