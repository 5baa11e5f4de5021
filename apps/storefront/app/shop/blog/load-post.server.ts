import type { BackendCall } from '@filiera/contract/client'
import { readPostPage } from '@filiera/contract/page-reads'
import { type Language, languages } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { postPath } from './post-address.ts'
import { cardPost } from './post-card.tsx'

/**
 * A post with the products it mentions, four related ones and its path in every language.
 * @throws a 404 or 503 answer when it cannot be read
 */
export async function loadPost(call: BackendCall, id: string, lang: Language, tags: PageTags) {
  tags.add(`post:${id}`, 'posts')
  const read = await call(readPostPage, { params: { id }, query: { lang } })
  if (!read.ok) throw pageFailure(read.problem)
  const { post, related, products, slugs } = read.value
  for (const product of products) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  const paths = languages.map((language) => [language, postPath({ id, slug: slugs[language] })])
  return {
    post,
    related: related.map((post) => cardPost(post, lang)),
    products,
    paths: Object.fromEntries(paths) as Record<Language, string>,
  }
}
