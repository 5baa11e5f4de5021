import type { Language } from '@filiera/domain/languages'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const languageNames = { it: 'italian', en: 'english', es: 'spanish' } as const

/** Every address of the shop below a language, with the page that answers it (decision 2). */
export function shopRoutes(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, file, { id: `${language}/${path}` })
  const personal = [
    page('cart', 'cart/cart-page.tsx'),
    page('wishlist', 'wishlist/wishlist-page.tsx'),
    page('compare', 'compare/compare-page.tsx'),
    page('login', 'account/login-page.tsx'),
    page('register', 'account/register-page.tsx'),
    page('register/confirm', 'account/confirm-page.tsx'),
    page('password/forgot', 'account/forgot-page.tsx'),
    page('password/reset', 'account/reset-page.tsx'),
    page('username/confirm', 'account/email-confirm-page.tsx'),
    page('account', 'account/account-page.tsx'),
    page('account/profile', 'account/profile-page.tsx'),
    page('account/email', 'account/email-page.tsx'),
    page('account/password', 'account/password-page.tsx'),
    page('account/sessions', 'account/sessions-page.tsx'),
    page('account/privacy', 'account/privacy-page.tsx'),
    page('account/addresses', 'addresses/addresses-page.tsx'),
    page('account/orders', 'orders/orders-page.tsx'),
    page('account/orders/:id', 'orders/order-page.tsx'),
    page('account/orders/:id/cancel', 'orders/cancel-page.tsx'),
    page('account/orders/:id/messages', 'orders/messages-page.tsx'),
    page('account/orders/:id/receipt', 'orders/receipt-page.tsx'),
    page('account/orders/:id/withdraw', 'withdrawals/withdraw-page.tsx'),
    page('withdraw', 'withdrawals/withdraw-by-link-page.tsx'),
    page('account/reviews/:product', 'reviews/own-review-page.tsx'),
    page('seller/orders', 'fulfilment/seller-orders-page.tsx'),
    page('seller/orders/:id', 'fulfilment/seller-order-page.tsx'),
    page('operator/reviews', 'review-queue/reviews-page.tsx'),
    page('account/cards', 'cards/cards-page.tsx'),
    page('account/cards/return', 'cards/cards-return-page.tsx'),
    page('checkout', 'checkout/checkout-page.tsx'),
    page('checkout/return', 'payment/return-page.tsx'),
    page('checkout/:id', 'checkout/checkout-result-page.tsx'),
    page('contact', 'contact/contact-page.tsx'),
    page('newsletter', 'newsletter/newsletter-page.tsx'),
    page('newsletter/confirm', 'newsletter/confirm-page.tsx'),
    page('newsletter/unsubscribe', 'newsletter/unsubscribe-page.tsx'),
  ]
  const others = [
    index('home/home-page.tsx', { id: `${language}/home` }),
    page('product/:id', 'catalogue/product-page.tsx'),
    page('sellers', 'sellers/sellers-page.tsx'),
    page('sellers/:id', 'sellers/seller-page.tsx'),
    page('blog', 'blog/blog-page.tsx'),
    page('blog/:id/:slug?', 'blog/post-page.tsx'),
    page('legal/:topic', 'legal/legal-page.tsx'),
    page('ranking', 'legal/ranking-page.tsx'),
    page('credits', 'legal/credits-page.tsx'),
    page('about', 'about/about-page.tsx'),
    page('search', 'search/search-page.tsx'),
  ]
  const frame = `shell/${languageNames[language]}`
  return [
    page('products', 'catalogue/products-page.tsx'),
    page('categories/:slug', 'catalogue/category-page.tsx'),
    page('collections/:slug', 'collections/collection-page.tsx'),
    layout(`${frame}-public-layout.tsx`, others),
    layout(`${frame}-personal-layout.tsx`, personal),
    page('*', 'shell/not-found-page.tsx'),
  ]
}
