import type { selectProducts } from '@filiera/contract/catalog/catalogue'
import type { getWishlist, removeWishlistItem, uniteWishlist } from '@filiera/contract/customers/wishlist'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { callApi } from '../../browser/call-api.ts'
import type { WishlistItem } from './wishlist-store.ts'

const PATH = '/api/user/wishlist'

/** Wishlist of the account. */
export const fetchWishlist = () => callApi<EndpointAnswer<typeof getWishlist>>({ method: 'GET', path: PATH })

/** Adds to the wishlist of the account; answers the union. */
export const putWishlist = (items: readonly WishlistItem[]) =>
  callApi<EndpointAnswer<typeof uniteWishlist>>({
    method: 'PUT',
    path: PATH,
    body: { items: items.map(({ productId, addedAt }) => ({ productId, addedAt })) },
  })

export const deleteWish = (productId: string) =>
  callApi<EndpointAnswer<typeof removeWishlistItem>>({
    method: 'DELETE',
    path: `${PATH}/${encodeURIComponent(productId)}`,
  })

/** Products by id, at most 100; what is no longer sold is left out. */
export function fetchSelection(ids: readonly string[]) {
  const query = new URLSearchParams(ids.map((id) => ['id_in', id]))
  query.set('lang', document.documentElement.lang)
  return callApi<EndpointAnswer<typeof selectProducts>>({
    method: 'GET',
    path: `/api/products/selection?${query}`,
  })
}
