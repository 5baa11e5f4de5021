import type { Navigation } from 'react-router'
import type { NoticeEvent } from '../notices/notice-for.ts'

/** Everything that a screen may be waiting for (specification §4 "Loading flags"). */
export const loadingNames = [
  'products',
  'product',
  'sellers',
  'posts',
  'cart',
  'orders',
  'payment',
  'reviews',
  'search',
  'collections',
  'cards',
] as const
export type LoadingName = (typeof loadingNames)[number]

/** What a page is about: the flag that is up while it is loaded, and what is said when it cannot be (specification §8). */
export type PageArea = { loading: LoadingName | null; failed: NoticeEvent | null }

/** Areas by the beginning of their address, the language left out. */
const areas: readonly (readonly [path: string, loading: LoadingName | null, failed: NoticeEvent | null])[] = [
  ['/products', 'products', 'products_get'],
  ['/categories', 'products', 'products_get'],
  ['/collections', 'collections', 'products_get'],
  ['/search', 'search', 'products_get'],
  ['/product', 'product', 'product_get'],
  ['/sellers', 'sellers', 'sellers_list'],
  ['/blog', 'posts', null],
  ['/cart', 'cart', 'cart_get'],
  ['/account/orders', 'orders', 'order_get'],
  ['/account/reviews', 'reviews', null],
  ['/operator/reviews', 'reviews', null],
  ['/account/cards', 'cards', null],
  ['/account/addresses', null, 'addresses_get'],
  ['/checkout', 'payment', 'checkout_get'],
]

/** The area of an address without its language; pages of text have none. */
export function areaOf(path: string): PageArea {
  const [, loading = null, failed = null] =
    areas.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? []
  return { loading, failed }
}

type Going = Pick<Navigation, 'state' | 'formMethod'>

/**
 * The flag that is up during a navigation; null when nothing is loaded, or nothing that has a flag. Going from a product to
 * itself without sending anything asks for other reviews of it.
 * @param to the page that is loaded or posted to, `from` the one on screen: addresses without their language
 */
export function loadingDuring(
  { state, formMethod }: Going,
  to: string | null,
  from: string,
): LoadingName | null {
  if (state === 'idle' || to === null) return null
  const { loading } = areaOf(to)
  const isRead = formMethod === undefined || formMethod === 'GET'
  return loading === 'product' && to === from && isRead ? 'reviews' : loading
}
