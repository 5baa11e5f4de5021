import { countFacets, listProducts } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../shell/answer-failure.server.ts'
import type { PageTags } from '../shell/server-contexts.ts'
import { catalogueQuery, type ListingQuery } from './listing-query.state.ts'

/**
 * One page of a list with the counts of its filters.
 * @throws a 404 or 503 answer when the catalogue cannot be read
 */
export async function loadListing(call: BackendCall, query: ListingQuery, lang: Language, tags: PageTags) {
  tags.add('catalogue')
  const filters = { ...catalogueQuery(query), lang }
  const start = (query.page - 1) * PAGE_SIZE
  const [products, facets] = await Promise.all([
    call(listProducts, { query: { ...filters, start: String(start), limit: String(PAGE_SIZE) } }),
    call(countFacets, { query: filters }),
  ])
  if (!products.ok) throw pageFailure(products.problem)
  if (!facets.ok) throw pageFailure(facets.problem)
  for (const product of products.value) tags.add(`product:${product.id}`)
  return { products: products.value, facets: facets.value }
}
