import { getProduct, type Product } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { getPost, listPosts, type Post } from '@filiera/contract/content/blog'
import { RELATED_POSTS } from '@filiera/domain/catalogue-constants'
import { type Language, languages } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { postPath } from './post-address.ts'
import { cardPost } from './post-card.tsx'
import { mentionedProducts } from './post-text.ts'

/** Products shown under a post at most. */
const MENTIONED = 4

/** Others with the same tags, those that share more first; the latest fill up what is missing. */
async function loadRelated(call: BackendCall, { id, tags }: Post, lang: Language): Promise<Post[]> {
  const limit = String(RELATED_POSTS + 1)
  const [similar, latest] = await Promise.all([
    tags.length > 0 ? call(listPosts, { query: { tag: tags, lang, limit } }) : null,
    call(listPosts, { query: { lang, limit } }),
  ])
  const candidates = [...(similar?.ok ? similar.value : []), ...(latest.ok ? latest.value : [])]
  const others = new Map(candidates.filter((post) => post.id !== id).map((post) => [post.id, post]))
  return [...others.values()].slice(0, RELATED_POSTS)
}

async function loadMentioned(call: BackendCall, html: string, lang: Language): Promise<Product[]> {
  const answers = await Promise.all(
    mentionedProducts(html, MENTIONED).map((id) => call(getProduct, { params: { id }, query: { lang } })),
  )
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
}

/** The path of a post in every language; the one at hand where another cannot be read. */
async function loadPaths(call: BackendCall, post: Post): Promise<Record<Language, string>> {
  const paths = await Promise.all(
    languages.map(async (lang) => {
      if (lang === post.lang) return [lang, postPath(post)]
      const other = await call(getPost, { params: { id: post.id }, query: { lang } })
      return [lang, postPath(other.ok ? other.value : post)]
    }),
  )
  return Object.fromEntries(paths) as Record<Language, string>
}

/**
 * A post with the products it mentions and four related ones; a part that cannot be read is left out.
 * @throws a 404 or 503 answer when the post itself cannot be read
 */
export async function loadPost(call: BackendCall, id: string, lang: Language, tags: PageTags) {
  tags.add(`post:${id}`, 'posts')
  const found = await call(getPost, { params: { id }, query: { lang } })
  if (!found.ok) throw pageFailure(found.problem)
  const post = found.value
  const [related, products, paths] = await Promise.all([
    loadRelated(call, post, lang),
    loadMentioned(call, post.text, lang),
    loadPaths(call, post),
  ])
  for (const product of products) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  return { post, related: related.map(cardPost), products, paths }
}
