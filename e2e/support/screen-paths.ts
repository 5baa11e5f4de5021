import { currentTerms } from '@filiera/domain/legal/terms-version'

/** What a customer's screens are about. */
export type Bought = { order: string; paid: string; refused: string; choose: string; address: string }

/** Every public screen, with the states an address can bring. */
export const publicPaths = [
  '/',
  '/products',
  '/products?page=12',
  '/products?filters=discounts&city=milano',
  '/products?price=0-10&seller=1&mark=stg',
  '/categories/vini?attribute=vitigno:nebbiolo',
  '/collections/novembre',
  '/search?q=olio',
  '/search?q=zzzzqqq',
  '/product/1',
  '/product/1?stars=5&sort=lowest',
  '/product/40',
  '/product/219',
  '/compare?ids=1,15,109,189',
  '/sellers',
  '/sellers?region=sicilia&zoom=south',
  '/sellers?page=2',
  '/sellers/1',
  '/blog',
  '/blog?tag=olio',
  '/blog/1',
  '/about',
  '/contact',
  '/contact?topic=notice',
  '/newsletter',
  '/newsletter/confirm?token=0123456789012345678901',
  '/newsletter/unsubscribe',
  '/ranking',
  '/credits',
  ...[
    'terms',
    'privacy',
    'cookies',
    'withdrawal',
    'shipping',
    'reviews',
    'accessibility',
    'notice',
    'imprint',
  ].map((topic) => `/legal/${topic}`),
  `/legal/terms/${currentTerms}`,
  '/nowhere',
]

/** Of these one for each set of texts, and what scripts fill in: other words may break them once their scripts run. */
export const livePaths: readonly string[] = [
  '/',
  '/products?filters=discounts&city=milano',
  '/search?q=olio',
  '/product/1',
  '/compare?ids=1,15,109,189',
  '/sellers/1',
  '/contact?topic=notice',
  '/newsletter/confirm?token=0123456789012345678901',
  '/nowhere',
]

/** Screens of a visitor that need nothing before. */
export const visitorPaths = [
  '/cart',
  '/wishlist',
  '/compare',
  '/login',
  '/login/link',
  '/register',
  '/password/forgot',
  '/password/reset?token=used-up-token-of-a-mail',
  '/withdraw',
  '/register/confirm?token=used-up-token-of-a-mail',
  '/username/confirm?token=used-up-token-of-a-mail',
  '/checkout/return',
  '/account/cards/return',
  '/preview/used-up-token-of-a-mail',
  '/offline',
] as const

/** Every screen of a customer who has bought. */
export const customerPaths = ({ order, paid, refused, choose, address }: Bought): string[] => {
  const choices = `address=${address}&method=national&pay=web`
  return [
    '/account',
    '/account/addresses',
    '/account/addresses?new=1',
    `/account/addresses?edit=${address}`,
    '/account/orders',
    '/account/orders?status=DISPUTED',
    `/account/orders/${order}`,
    `/account/orders/${order}/cancel`,
    `/account/orders/${order}/messages?topic=damaged`,
    `/account/orders/${order}/receipt`,
    `/account/orders/${order}/withdraw`,
    '/account/orders/nowhere',
    '/account/cards',
    '/account/profile',
    '/account/email',
    '/account/password',
    '/account/sessions',
    '/account/privacy',
    '/cart',
    '/wishlist',
    `/checkout?step=address&${choices}`,
    `/checkout?step=address&${choices}&edit=${address}`,
    `/checkout?step=payment&${choices}`,
    `/checkout?step=review&${choices}`,
    paid,
    refused,
    choose,
  ]
}

/** Screens of a customer that need a product they bought, `1` as `buyer.ts` buys it. */
export const reviewPaths = ['/account/reviews/1']

/** What whoever works for the marketplace sees. */
export const operatorPaths = ['/operator/reviews']

/** A visitor with something in the cart. */
export const visitorCheckoutPaths = ['/checkout', '/checkout?step=review']
