import * as contract from '@filiera/contract/customers/wishlist'
import { bind } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readWishlist } from './read-wishlist.ts'
import { uniteWishlist } from './unite-wishlist.ts'
import { presentWishlist } from './wishlist.presenter.ts'
import { deleteFromWishlist } from './wishlist.store.ts'

/** The wishlist of the account; a visitor's stays in the browser. */
export const wishlistRoutes = (services: Services) => [
  bind(contract.getWishlist, ({ identity }) => readWishlist(services.db, identity.accountId)),
  bind(contract.uniteWishlist, async ({ identity, body }) =>
    presentWishlist(await uniteWishlist(services, identity.accountId, body.items)),
  ),
  bind(contract.removeWishlistItem, async ({ identity, params }) => {
    if (!(await deleteFromWishlist(services.db, identity.accountId, params.productId))) throw notFound()
    return undefined
  }),
]
