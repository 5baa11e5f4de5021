import type { BackendCall } from '@filiera/contract/client'
import { readBlogPage } from '@filiera/contract/page-reads'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { type BlogQuery, POSTS_PER_PAGE } from '../../pages/blog-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardPost } from './post-card.tsx'

/**
 * One page of posts, the latest first, and the topics of the latest ones.
 * @throws a 503 answer when they cannot be read
 */
export async function loadBlog(call: BackendCall, query: BlogQuery, lang: Language, tags: PageTags) {
  tags.add('posts')
  const start = String((query.page - 1) * POSTS_PER_PAGE)
  const read = await call(readBlogPage, {
    query: { lang, ...(query.tag && { tag: query.tag }), start, limit: String(POSTS_PER_PAGE) },
  })
  if (!read.ok) throw pageFailure(read.problem)
  const { posts, total, topics } = read.value
  return {
    posts: posts.map((post) => cardPost(post, lang)),
    topics,
    pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)),
  }
}
