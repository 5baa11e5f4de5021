import type { Wishlist } from '@filiera/contract/customers/wishlist'
import { centsToEuros } from '@filiera/domain/money/money'
import type { WishlistRow } from './wishlist.store.ts'

/** Rows → `Wishlist`; what is no longer sold stays on it, so that people see that it is gone (decision 36). */
export function presentWishlist(rows: readonly WishlistRow[]): Wishlist {
  return {
    items: rows.map(({ productId, addedAt, chargedCentsWhenAdded }) => ({
      productId,
      addedAt: addedAt.toISOString(),
      priceWhenAdded: centsToEuros(chargedCentsWhenAdded),
    })),
  }
}
