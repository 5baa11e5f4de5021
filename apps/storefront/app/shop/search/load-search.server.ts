import { countProducts, listProducts } from '@filiera/contract/catalog/catalogue'
import { countShops, listShops, type Seller } from '@filiera/contract/catalog/sellers'
import type { BackendCall } from '@filiera/contract/client'
import { countPosts, listPosts, type Post } from '@filiera/contract/content/blog'
import { readSearchPage } from '@filiera/contract/page-reads'
import type { Language } from '@filiera/domain/languages'
import { redirect } from 'react-router'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { ListingQuery } from '../../pages/listing-query.state.ts'
import { FOUND_PER_PAGE, type FoundQuery, foundSearch } from '../../pages/search-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { localPath } from '../../texts/language-path.ts'
import { cardPost } from '../blog/post-card.tsx'
import { cardProduct } from '../products/card-product.ts'
import { listQuery, shownList } from '../products/load-listing.server.ts'
import { cardSeller } from '../sellers/seller-card.tsx'

/** Sellers and posts shown below the products, and best sellers where there is nothing else. */
const _FEW = 4

const totalOf = (headers: Pick<Headers, 'get'>, shown: number) =>
  Number(headers.get('x-total-count') ?? shown)

const smallSeller = ({ id, name, imageUrl, city, region }: Seller) => ({
  id,
  name,
  image: imageUrl,
  city,
  region,
})
const smallPost = ({ id, slug, title, imageDefault, lang }: Post) => ({
  id,
  slug,
  title,
  image: imageDefault,
  lang,
})

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
  if (!read.ok) throw pageFailure(read.problem, 'products_get')
  const { sellers, posts, counts } = read.value
  tags.add('sellers', 'posts')
  const isFirst = query.page === 1
  return {
    list: shownList(read.value, query, lang, tags, { path: localPath(lang, '/search'), asked }),
    others: {
      sellers: isFirst ? sellers.map(smallSeller) : [],
      posts: isFirst ? posts.map(smallPost) : [],
      counts,
    },
  }
}

/** How many sellers and posts match a text; null for what cannot be counted now. */
async function countOtherFinds(call: BackendCall, text: string, lang: Language, tags: PageTags) {
  tags.add('sellers', 'posts')
  const query = { title_contains: text, match: 'words' as const, lang }
  const [sellers, posts] = await Promise.all([call(countShops, { query }), call(countPosts, { query })])
  return { sellers: sellers.ok ? sellers.value : null, posts: posts.ok ? posts.value : null }
}

/**
 * One page of the sellers or posts that match a text, and how many there are of every kind.
 * @throws a 404 or 503 answer when they cannot be read; a redirect to the last page from one behind it
 */
export async function loadFound(call: BackendCall, asked: FoundQuery, lang: Language, tags: PageTags) {
  const { text, kind, page } = asked
  tags.add('catalogue')
  const query = { title_contains: text, match: 'words' as const, lang }
  const part = { ...query, start: String((page - 1) * FOUND_PER_PAGE), limit: String(FOUND_PER_PAGE) }
  const [shops, posts, products, others] = await Promise.all([
    kind === 'sellers' ? call(listShops, { query: part }) : null,
    kind === 'posts' ? call(listPosts, { query: part }) : null,
    call(countProducts, { query }),
    countOtherFinds(call, text, lang, tags),
  ])
  const found = shops ?? posts
  if (found && !found.ok) throw pageFailure(found.problem, kind === 'sellers' ? 'sellers_list' : undefined)
  const total = found ? totalOf(found.headers, found.value.length) : 0
  const pages = Math.max(1, Math.ceil(total / FOUND_PER_PAGE))
  if (found?.value.length === 0 && page > 1)
    throw redirect(localPath(lang, '/search') + foundSearch({ ...asked, page: Math.min(page - 1, pages) }))
  return {
    sellers: shops?.ok ? shops.value.map(cardSeller) : [],
    posts: posts?.ok ? posts.value.map(cardPost) : [],
    pages,
    counts: { products: products.ok ? products.value : null, ...others, [kind]: total },
  }
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
