import { listBrands } from '@filiera/contract/catalog/brands'
import { countFacets, listProducts } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { redirect } from 'react-router'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { catalogueQuery, type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardProduct } from './card-product.ts'
import { unreadLine } from './filters/unread-filters.server.ts'
import { DOUBLE_PAGE } from './product-list.state.ts'

/** Where a list is shown: its path, the category whose page it is, and the address as it was asked for. */
type Place = { path: string; category?: string; asked: URLSearchParams }

/** What the brand of a query is called; null when there is none. */
async function brandName(call: BackendCall, slug: string | null, lang: Language, tags: PageTags) {
  if (slug === null) return null
  tags.add('brands')
  const brands = await call(listBrands, { query: { lang } })
  return (brands.ok && brands.value.find((brand) => brand.slug === slug)?.name) || slug
}

/**
 * One page of a list and the next one (decision 24), with the counts of its filters.
 * @throws a 404 or 503 answer when the catalogue cannot be read; a redirect to the last page from one behind it
 */
export async function loadListing(
  call: BackendCall,
  query: ListingQuery,
  lang: Language,
  tags: PageTags,
  { path, category, asked }: Place,
) {
  tags.add('catalogue')
  const filters = { ...catalogueQuery(category ? { ...query, categories: [category] } : query), lang }
  // the counts are the same in every order
  const { sort: _, ...counted } = filters
  const start = (query.page - 1) * PAGE_SIZE
  const [products, facets, brand] = await Promise.all([
    call(listProducts, { query: { ...filters, start: String(start), limit: String(DOUBLE_PAGE) } }),
    call(countFacets, { query: counted }),
    brandName(call, query.brand, lang, tags),
  ])
  if (!products.ok) throw pageFailure(products.problem, 'products_get')
  if (!facets.ok) throw pageFailure(facets.problem, 'products_get')
  if (products.value.length === 0 && query.page > 1) {
    const last = Math.min(query.page - 1, Math.max(1, Math.ceil(facets.value.total / PAGE_SIZE)))
    throw redirect(listingAddress(path, { ...query, page: last }))
  }
  for (const product of products.value) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  const unread = unreadLine(asked, lang)
  return { products: products.value.map(cardProduct), facets: facets.value, brand, unread }
}
