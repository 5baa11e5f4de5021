import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Facets } from '@filiera/contract/catalog/facets'
import type { BackendCall } from '@filiera/contract/client'
import { readListPage } from '@filiera/contract/page-reads'
import type { Problem } from '@filiera/contract/problem'
import { allergens, PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { redirect } from 'react-router'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { followsAnyProduct } from '../../pages/any-product.ts'
import { catalogueQuery, type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { ANY_PRODUCT, type PageTags } from '../../state/server-contexts.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { cardProduct } from '../product/card-product.ts'
import { type About, withAbout } from './filters/api-filters.ts'
import { unreadLine } from './filters/unread-filters.server.ts'
import { DOUBLE_PAGE } from './product-list.state.ts'

/** Where a list is shown: its path, what its page is about, and the address as it was asked for. */
type Place = About & { path: string; asked: URLSearchParams }
/** What the products shown instead of an empty list need not have, and the text that finds them. */
export type Nearest = { text: string; notMet: string[] }
/** What every page with a list reads. */
type List = { products: Product[]; best: Product[]; nearest: Nearest | null; facets: Facets }

/** One page of a list and the next one (decision 24), as the backend is asked for it. */
export const listQuery = (query: ListingQuery, lang: Language) => ({
  ...catalogueQuery(query),
  lang,
  start: String((query.page - 1) * PAGE_SIZE),
  limit: String(DOUBLE_PAGE),
})

/** What every product of a list declares because its text asks for it: "senza glutine in etichetta"; null for nothing. */
function freeLabel({ understood = [] }: Facets, lang: Language): string | null {
  const t = textsOf(lang)
  const free = understood.flatMap(({ kind, values }) => (kind === 'free' ? values : []))
  const names = allergens
    .filter((known: string) => free.includes(known))
    .map((name) => t(`catalogue.allergens.${name}`))
  return names.length > 0 ? t('catalogue.onLabel', { allergen: names.join(', ') }) : null
}

/**
 * What a list shows of what was read.
 * @throws a redirect to the last page from one behind it
 */
export function shownList(list: List, query: ListingQuery, lang: Language, tags: PageTags, place: Place) {
  const { facets } = list
  if (list.products.length === 0 && query.page > 1) {
    const last = Math.min(query.page - 1, Math.max(1, Math.ceil(facets.total / PAGE_SIZE)))
    throw redirect(listingAddress(place.path, { ...query, page: last }))
  }
  // the filters name sellers and brands that may have nothing on this page
  tags.add('catalogue', 'sellers', 'brands')
  if (followsAnyProduct(query, facets.understood)) tags.add(ANY_PRODUCT)
  for (const { id, seller } of [...list.products, ...list.best])
    tags.add(`product:${id}`, `seller:${seller.id}`)
  return {
    products: list.products.map(cardProduct),
    best: list.best.map(cardProduct),
    nearest: list.nearest,
    facets,
    label: freeLabel(facets, lang),
    unread: unreadLine(place.asked, lang),
  }
}

/** Where a list cannot be read: one by an attribute that is not there (any more) is shown without it, the rest is a 404 or 503 page. */
export function listFailure(problem: Problem, query: ListingQuery, path: string) {
  return problem.code === 'bad_request' && query.attributes.length > 0
    ? redirect(listingAddress(path, { ...query, attributes: [] }))
    : pageFailure(problem, 'products_get')
}

/**
 * A list of products with the counts of its filters, all categories and the doors to collections.
 * @throws a 404 or 503 answer when the catalogue cannot be read; a redirect to the last page from one behind it
 */
export async function loadListing(
  call: BackendCall,
  query: ListingQuery,
  lang: Language,
  tags: PageTags,
  place: Place,
) {
  const read = await call(readListPage, { query: listQuery(withAbout(query, place), lang) })
  if (!read.ok) throw listFailure(read.problem, query, place.path)
  const { categories, collections } = read.value
  tags.add('categories')
  if (collections.length > 0)
    tags.add('collections', ...collections.map(({ slug }) => `collection:${slug}` as const))
  return { list: shownList(read.value, query, lang, tags, place), categories, collections }
}
