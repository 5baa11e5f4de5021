import { blogSearch, readBlogQuery } from '../blog/blog-query.state.ts'
import { listingSearch, readListingQuery } from '../catalogue/listing-query.state.ts'
import { pathWithoutLanguage } from '../i18n/language-path.ts'
import { readReviewQuery, reviewSearch } from '../reviews/review-query.state.ts'
import { foundSearch, readFoundQuery } from '../search/search-query.state.ts'
import { readPage, readSellersQuery, sellersSearch } from '../sellers/sellers-query.state.ts'

const personal = new Set([
  'wishlist',
  'compare',
  'cart',
  'login',
  'register',
  'account',
  'checkout',
  'newsletter',
  'operator',
  'password',
  'seller',
  'username',
  'withdraw',
])

/** The path of a page behind a path or a data request of the router (`/en/products.data` → `/products`). */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_(?:root)?$/, '/')
  return pathWithoutLanguage(page === '' ? '/' : page)
}

/** Whether a page depends on who looks at it; all others are the same for everybody and may be cached. */
export function isPersonalPage(pathname: string): boolean {
  return personal.has(pagePath(pathname).split('/')[1] ?? '')
}

/** The part of the query a public page depends on; everything else (campaign marks, typing errors) is dropped. */
export function canonicalSearch(pathname: string, search: string): string {
  if (search === '') return ''
  const path = pagePath(pathname)
  const params = new URLSearchParams(search)
  const listing = path === '/products' || path.startsWith('/categories/')
  if (listing) return listingSearch(readListingQuery(params))
  if (path === '/search') {
    const found = readFoundQuery(params)
    return found ? foundSearch(found) : listingSearch(readListingQuery(params), 'q')
  }
  if (path.startsWith('/sellers/')) return sellersSearch({ page: readPage(params) })
  if (path.startsWith('/product/')) return reviewSearch(readReviewQuery(params))
  if (path === '/blog') return blogSearch(readBlogQuery(params))
  if (path === '/sellers') return sellersSearch(readSellersQuery(params))
  if (path === '/contact') return params.get('topic') === 'notice' ? '?topic=notice' : ''
  return ''
}
