import type { BackendCall } from '@filiera/contract/client'
import { countPosts, listPosts } from '@filiera/contract/content/blog'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { type BlogQuery, POSTS_PER_PAGE } from '../../pages/blog-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardPost } from './post-card.tsx'

/** Posts whose tags make the list of topics. */
const TOPICS_FROM = '60'

/**
 * One page of posts, the latest first, and the topics of the latest sixty by how often they occur.
 * @throws a 503 answer when the posts cannot be read
 */
export async function loadBlog(call: BackendCall, query: BlogQuery, lang: Language, tags: PageTags) {
  tags.add('posts')
  const filters = { lang, ...(query.tag && { tag: query.tag }) }
  const start = String((query.page - 1) * POSTS_PER_PAGE)
  const [posts, count, latest] = await Promise.all([
    call(listPosts, { query: { ...filters, start, limit: String(POSTS_PER_PAGE) } }),
    call(countPosts, { query: filters }),
    call(listPosts, { query: { lang, limit: TOPICS_FROM } }),
  ])
  if (!posts.ok) throw pageFailure(posts.problem)
  const counts = new Map<string, number>()
  for (const tag of latest.ok ? latest.value.flatMap((post) => post.tags) : []) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const topics = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag)
  const total = count.ok ? count.value : posts.value.length
  return {
    posts: posts.value.map(cardPost),
    topics,
    pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)),
  }
}
