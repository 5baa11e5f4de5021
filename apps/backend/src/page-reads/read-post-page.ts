import { RELATED_POSTS } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { readProductTexts } from '../catalog/products/read-products.ts'
import { readPost, readSlugs } from '../content/blog/read-post.ts'
import { type PostJson, readPosts } from '../content/blog/read-posts.ts'
import { idOf } from '../platform/http/send-json.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

/** Products shown under a post at most. */
const MENTIONED = 4
const PRODUCT_LINK = /href="\/product\/([1-9]\d{0,17})"/g

/** Ids of the products that a text links to, in their order. */
export const mentionedProducts = (html: string): string[] =>
  [...new Set([...html.matchAll(PRODUCT_LINK)].map(([, id = '']) => id))].slice(0, MENTIONED)

/**
 * A post with the products it mentions and others with the same tags, filled up with the latest ones, as JSON.
 * @throws ProblemError not_found
 */
export async function readPostPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  lang: Language,
): Promise<string> {
  const now = clock.now()
  const post = await readPost(database, id, lang, now)
  const few = { lang, limit: RELATED_POSTS + 1 }
  const [similar, latest, products, slugs] = await Promise.all([
    post.tags.length > 0 ? readPosts(database, { ...few, tag: post.tags }, now) : null,
    readPosts(database, few, now),
    readProductTexts(database, mentionedProducts(post.text), lang),
    readSlugs(database, id),
  ])
  const others = new Map<string, PostJson>()
  for (const other of [...(similar?.posts ?? []), ...latest.posts])
    if (idOf(other) !== id) others.set(idOf(other), other)
  const related = [...others.values()].slice(0, RELATED_POSTS)
  return pageJson({ lists: { related, products }, values: { post, slugs } })
}
