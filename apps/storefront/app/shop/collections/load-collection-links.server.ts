import type { BackendCall } from '@filiera/contract/client'
import { getCollectionBySlug, listCollectionSlugs } from '@filiera/contract/content/showcase'
import type { Language } from '@filiera/domain/languages'
import type { PageTags } from '../../state/server-contexts.ts'

/** Collections shown as links; a house with more shows the first ones. */
const MOST = 12

/** Title and picture of every collection; those that cannot be read are left out, the page stays. */
export async function loadCollectionLinks(call: BackendCall, lang: Language, tags: PageTags) {
  tags.add('collections')
  const slugs = await call(listCollectionSlugs, { query: { lang } })
  if (!slugs.ok) return []
  const found = await Promise.all(
    slugs.value
      .slice(0, MOST)
      .map((slug) => call(getCollectionBySlug, { params: { slug }, query: { lang } })),
  )
  return found.flatMap((collection) => {
    if (!collection.ok) return []
    const { slug, title, image, products } = collection.value
    tags.add(`collection:${slug}`)
    return products.length > 0 ? [{ slug, title, image: image || (products[0]?.image ?? '') }] : []
  })
}
