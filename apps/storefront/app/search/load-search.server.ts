import { listPosts } from '@filiera/contract/blog'
import { listProducts } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { listShops } from '@filiera/contract/sellers'
import type { Language } from '@filiera/domain/languages'
import { cardProduct } from '../catalogue/card-product.ts'
import type { PageTags } from '../shell/server-contexts.ts'

/** Sellers and posts shown below the products, and best sellers where there is nothing else. */
const FEW = 4

/** Sellers and posts that match a text; a part that cannot be read is left out, the page stays. */
export async function loadOtherFinds(call: BackendCall, text: string, lang: Language, tags: PageTags) {
  tags.add('sellers', 'posts')
  const query = { title_contains: text, lang, limit: String(FEW) }
  const [shops, posts] = await Promise.all([call(listShops, { query }), call(listPosts, { query })])
  return {
    sellers: (shops.ok ? shops.value : []).map(({ id, name, imageUrl, city, region }) => ({
      id,
      name,
      image: imageUrl,
      city,
      region,
    })),
    posts: (posts.ok ? posts.value : []).map(({ id, slug, title, imageDefault, lang: language }) => ({
      id,
      slug,
      title,
      image: imageDefault,
      lang: language,
    })),
  }
}

/** What most people choose, for who found nothing. */
export async function loadBestSellers(call: BackendCall, lang: Language, tags: PageTags) {
  tags.add('catalogue')
  const found = await call(listProducts, {
    query: { sort: 'popular', filters: 'available', lang, limit: '4' },
  })
  const products = found.ok ? found.value : []
  for (const product of products) tags.add(`product:${product.id}`)
  return products.map(cardProduct)
}
