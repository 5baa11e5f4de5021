import { blogSearch, readBlogQuery } from './blog-query.state.ts'
import { legalTopics } from './legal-topics.ts'
import { listingSearch, readListingQuery } from './listing-query.state.ts'
import { readReviewQuery, reviewSearch } from './review-query.state.ts'
import { foundSearch, readFoundQuery } from './search-query.state.ts'
import { readSellersQuery, sellersSearch } from './sellers-query.state.ts'

type Reads = (query: URLSearchParams) => string

export type Page = {
  /** Below the language, as React Router writes it: `sellers/:id`; empty for the home page, `*` for any other. */
  path: string
  /** The route module, from `app/`. */
  module: string
  /** `everybody`: the same for all, kept by the page cache · `visitor`: depends on who looks at it, rendered each time. */
  for: 'everybody' | 'visitor'
  /** Its texts, a file of `texts/<language>/`; those of the frame are on every page. */
  texts: 'frame' | 'lists' | 'public' | 'search' | 'seller' | 'product' | 'service' | 'personal'
  /** The part of the query that the page depends on, in its one writing; without it the page reads none. */
  reads?: Reads
  /** Its addresses that do not come from the catalogue, below the language. */
  inSitemap?: readonly string[]
}

const listing: Reads = (query) => listingSearch(readListingQuery(query))
const search: Reads = (query) => {
  const found = readFoundQuery(query)
  return found ? foundSearch(found) : listingSearch(readListingQuery(query), 'q')
}
const sellers: Reads = (query) => sellersSearch(readSellersQuery(query))
const reviews: Reads = (query) => reviewSearch(readReviewQuery(query))
const blog: Reads = (query) => blogSearch(readBlogQuery(query))
const topic: Reads = (query) => (query.get('topic') === 'notice' ? '?topic=notice' : '')

type More = Partial<Pick<Page, 'texts' | 'reads' | 'inSitemap'>>
const everybody = (path: string, module: string, more?: More): Page => ({
  path,
  module,
  for: 'everybody',
  texts: 'public',
  ...more,
})
const visitor = (path: string, module: string): Page => ({ path, module, for: 'visitor', texts: 'personal' })

/**
 * Every page of the shop, one row each (decision 2). The path is the same in all languages, below `/en` and `/es`. Routes, cache
 * names, texts and the sitemap follow from it.
 */
export const pages: readonly Page[] = [
  everybody('', 'shop/home/home-page.tsx', { inSitemap: [''] }),
  everybody('products', 'shop/products/products-page.tsx', {
    texts: 'lists',
    reads: listing,
    inSitemap: ['products'],
  }),
  everybody('categories/:slug', 'shop/products/category-page.tsx', { texts: 'lists', reads: listing }),
  everybody('collections/:slug', 'shop/collections/collection-page.tsx', { texts: 'lists' }),
  everybody('product/:id', 'shop/products/page/product-page.tsx', {
    texts: 'product',
    reads: reviews,
  }),
  { ...visitor('preview/:token', 'shop/products/page/preview-page.tsx'), texts: 'product' },
  everybody('sellers', 'shop/sellers/sellers-page.tsx', { reads: sellers, inSitemap: ['sellers'] }),
  everybody('sellers/:id', 'shop/sellers/seller-page.tsx', { texts: 'seller', reads: listing }),
  everybody('blog', 'shop/blog/blog-page.tsx', { reads: blog, inSitemap: ['blog'] }),
  everybody('blog/:id/:slug?', 'shop/blog/post-page.tsx'),
  everybody('legal/:topic/:version?', 'shop/legal/legal-page.tsx', {
    texts: 'service',
    inSitemap: legalTopics.map((topic) => `legal/${topic}`),
  }),
  everybody('ranking', 'shop/legal/ranking-page.tsx', { inSitemap: ['ranking'] }),
  everybody('credits', 'shop/legal/credits-page.tsx', { inSitemap: ['credits'] }),
  everybody('about', 'shop/about/about-page.tsx', { inSitemap: ['about'] }),
  everybody('offline', 'shop/offline/offline-page.tsx'),
  everybody('search', 'shop/search/search-page.tsx', { texts: 'search', reads: search }),
  visitor('cart', 'buy/cart/cart-page.tsx'),
  visitor('wishlist', 'shop/wishlist/wishlist-page.tsx'),
  visitor('compare', 'shop/compare/compare-page.tsx'),
  visitor('login', 'me/login/login-page.tsx'),
  visitor('login/link', 'me/login/login-link-page.tsx'),
  visitor('register', 'me/login/register-page.tsx'),
  visitor('register/confirm', 'me/login/confirm-page.tsx'),
  visitor('password/forgot', 'me/login/forgot-page.tsx'),
  visitor('password/reset', 'me/login/reset-page.tsx'),
  visitor('username/confirm', 'me/login/email-confirm-page.tsx'),
  visitor('account', 'me/profile/account-page.tsx'),
  visitor('account/profile', 'me/profile/profile-page.tsx'),
  visitor('account/email', 'me/login/email-page.tsx'),
  visitor('account/password', 'me/profile/password-page.tsx'),
  visitor('account/sessions', 'me/profile/sessions-page.tsx'),
  visitor('account/privacy', 'me/profile/privacy-page.tsx'),
  visitor('account/addresses', 'me/addresses/addresses-page.tsx'),
  visitor('account/orders', 'me/orders/orders-page.tsx'),
  visitor('account/orders/:id', 'me/orders/order-page.tsx'),
  visitor('account/orders/:id/cancel', 'me/orders/cancel-page.tsx'),
  visitor('account/orders/:id/messages', 'me/messages/messages-page.tsx'),
  visitor('account/orders/:id/receipt', 'me/orders/receipt/receipt-page.tsx'),
  visitor('account/orders/:id/withdraw', 'me/withdrawals/withdraw-page.tsx'),
  visitor('withdraw', 'me/withdrawals/withdraw-by-link-page.tsx'),
  visitor('account/reviews/:product', 'me/reviews/own-review-page.tsx'),
  visitor('operator/reviews', 'operator/cases-page.tsx'),
  visitor('account/cards', 'me/cards/cards-page.tsx'),
  visitor('account/cards/return', 'me/cards/cards-return-page.tsx'),
  visitor('checkout', 'buy/checkout/checkout-page.tsx'),
  visitor('checkout/return', 'buy/payment/return-page.tsx'),
  visitor('checkout/:id', 'buy/checkout/checkout-result-page.tsx'),
  everybody('contact', 'shop/contact/contact-page.tsx', {
    texts: 'service',
    reads: topic,
    inSitemap: ['contact'],
  }),
  visitor('newsletter', 'shop/newsletter/newsletter-page.tsx'),
  visitor('newsletter/confirm', 'shop/newsletter/confirm-page.tsx'),
  visitor('newsletter/unsubscribe', 'shop/newsletter/unsubscribe-page.tsx'),
  everybody('*', 'layout/not-found-page.tsx', { texts: 'frame' }),
]
