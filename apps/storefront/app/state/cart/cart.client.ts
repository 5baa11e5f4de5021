import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type {
  clearCarts,
  getCarts,
  getVisitorCarts,
  mergeCart,
  putVisitorCart,
  removeCartItem,
  removeVisitorCartItem,
  stepCartItem,
} from '@filiera/contract/orders/cart'
import { callApi } from '../../browser/call-api.ts'
import type { CartLine } from './cart.state.ts'

/** Titles come in the language of the page. */
const inLanguage = (path: string) => {
  const { lang } = document.documentElement
  return `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`
}

/** Carts of the account. */
export const fetchCarts = () =>
  callApi<EndpointAnswer<typeof getCarts>>({ method: 'GET', path: inLanguage('/api/me/carts') })

/** Adds `delta` pieces of a product to the account's cart, or takes them away; `addedAt` puts a removed line back at its place. */
export const stepAccountCart = (productId: string, delta: number, addedAt?: string) =>
  callApi<EndpointAnswer<typeof stepCartItem>>({
    method: 'PUT',
    path: inLanguage('/api/me/carts'),
    body: { productId, quantity: delta, addedAt },
  })

export const removeFromAccountCart = (cartId: string, productId: string) =>
  callApi<EndpointAnswer<typeof removeCartItem>>({
    method: 'DELETE',
    path: inLanguage(`/api/me/carts/${encodeURIComponent(cartId)}/${encodeURIComponent(productId)}`),
  })

/** Empties the carts of the account. */
export const clearAccountCarts = () =>
  callApi<EndpointAnswer<typeof clearCarts>>({ method: 'DELETE', path: '/api/me/cart/-1' })

/** Unites a visitor's lines with the account's carts (decision 12). */
export const mergeVisitorLines = (items: readonly CartLine[]) =>
  callApi<EndpointAnswer<typeof mergeCart>>({
    method: 'PATCH',
    path: inLanguage('/api/me/carts'),
    body: { id: -1, items },
  })

/** Carts of the visitor as the server has them. */
export const fetchVisitorCarts = () =>
  callApi<EndpointAnswer<typeof getVisitorCarts>>({ method: 'GET', path: inLanguage('/api/public/carts') })

/** Replaces the visitor's lines; answers them priced. */
export const putVisitorLines = (items: readonly CartLine[]) =>
  callApi<EndpointAnswer<typeof putVisitorCart>>({
    method: 'PUT',
    path: inLanguage('/api/public/carts'),
    body: { items },
  })

/** Adds `delta` pieces of a product to the visitor's cart, or takes them away; `addedAt` puts a removed line back at its place. */
export const stepVisitorCart = (productId: string, delta: number, addedAt?: string) =>
  callApi<EndpointAnswer<typeof putVisitorCart>>({
    method: 'PUT',
    path: inLanguage('/api/public/carts'),
    body: { productId, quantity: delta, addedAt },
  })

export const removeFromVisitorCart = (productId: string) =>
  callApi<EndpointAnswer<typeof removeVisitorCartItem>>({
    method: 'PATCH',
    path: inLanguage(`/api/public/carts?itemId=${encodeURIComponent(productId)}`),
  })
