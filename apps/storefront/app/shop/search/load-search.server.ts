import { listProducts } from '@filiera/contract/catalog/catalogue'
import type { Seller } from '@filiera/contract/catalog/sellers'
import type { BackendCall } from '@filiera/contract/client'
import type { Post } from '@filiera/contract/content/blog'
import { readFindsPage, readSearchPage } from '@filiera/contract/page-reads'
import type { Language } from '@filiera/domain/languages'
import { redirect } from 'react-router'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { ListingQuery } from '../../pages/listing-query.state.ts'
import { FOUND_PER_PAGE, type FoundQuery, foundSearch } from '../../pages/search-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { localPath } from '../../texts/language-path.ts'
import { cardPost } from '../blog/post-card.tsx'
import { cardProduct } from '../product/card-product.ts'
import { listFailure, listQuery, shownList } from '../products/load-listing.server.ts'
import { cardSeller } from '../sellers/seller-card.tsx'

const smallSeller = ({ id, name, imageUrl, city, region, productsCount }: Seller) => ({
  id,
  name,
  imageUrl,
  city,
  region,
  productsCount,
})
const smallPost = (post: Post, language: Language) => {
  const { excerpt: _, ...small } = cardPost(post, language)
  return small
}

/**
 * What a search finds of every kind; sellers and posts stand on the first page only.
 * @throws a 404 or 503 answer when the catalogue cannot be read; a redirect to the last page from one behind it
 */
export async function loadSearch(
  call: BackendCall,
  query: ListingQuery & { text: string },
  lang: Language,
  tags: PageTags,
  asked: URLSearchParams,
) {
  const read = await call(readSearchPage, {
    query: { ...listQuery(query, lang), title_contains: query.text },
  })
  const path = localPath(lang, '/search')
  if (!read.ok) throw listFailure(read.problem, query, path)
  const { sellers, posts, counts, near } = read.value
  for (const { id, seller } of near.flatMap(({ products }) => products))
    tags.add(`product:${id}`, `seller:${seller.id}`)
  tags.add('sellers', 'posts')
  const isFirst = query.page === 1
  return {
    list: shownList(read.value, query, lang, tags, { path, asked }),
    near: near.map(({ products, ...group }) => ({ ...group, products: products.map(cardProduct) })),
    others: {
      sellers: isFirst ? sellers.map(smallSeller) : [],
      posts: isFirst ? posts.map((post) => smallPost(post, lang)) : [],
      counts,
    },
  }
}

/**
 * One page of the sellers or posts that match a text, and how many there are of every kind.
 * @throws a 404 or 503 answer when they cannot be read; a redirect to the last page from one behind it
 */
export async function loadFound(call: BackendCall, asked: FoundQuery, lang: Language, tags: PageTags) {
  const { text, kind, page } = asked
  tags.add('catalogue', 'sellers', 'posts')
  const start = String((page - 1) * FOUND_PER_PAGE)
  const read = await call(readFindsPage, {
    query: { title_contains: text, kind, lang, start, limit: String(FOUND_PER_PAGE) },
  })
  if (!read.ok) throw pageFailure(read.problem, kind === 'sellers' ? 'sellers_list' : undefined)
  const { sellers, posts, counts } = read.value
  const pages = Math.max(1, Math.ceil(counts[kind] / FOUND_PER_PAGE))
  if (sellers.length + posts.length === 0 && page > 1)
    throw redirect(localPath(lang, '/search') + foundSearch({ ...asked, page: Math.min(page - 1, pages) }))
  return { sellers: sellers.map(cardSeller), posts: posts.map((post) => cardPost(post, lang)), pages, counts }
}

/** What most people choose, for who found nothing. */
export async function loadBestSellers(call: BackendCall, lang: Language, tags: PageTags) {
  tags.add('catalogue')
  const found = await call(listProducts, {
    query: { sort: 'popular', filters: 'available', lang, limit: '4' },
  })
  const products = found.ok ? found.value : []
  for (const product of products) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  return products.map(cardProduct)
}
