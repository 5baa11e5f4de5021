import { useEffect } from 'react'
import { useWishlist, type WishlistItem } from '../../state/wishlist/wishlist-store.ts'
import { restoreWishlist } from '../../state/wishlist/wishlist-sync.ts'
import type { CardProduct } from '../product/card-product.ts'
import { useWishedProducts } from './use-wished-products.ts'

/** The list as it came with the page. */
type Came = { items: WishlistItem[]; products: CardProduct[] } | null

const idsOf = (items: readonly WishlistItem[]) => items.map(({ productId }) => productId)

/** What the screen shows: the list of the page until the browser's own is known, with products as they arrive. */
export function useWishlistView(came: Came) {
  const stored = useWishlist()
  useEffect(() => void restoreWishlist(), [])
  const isKnown = stored.known && (stored.items.length > 0 || !stored.loading)
  const items = isKnown ? stored.items : (came?.items ?? [])
  const { known, hasFailed } = useWishedProducts(idsOf(items), {
    ids: came ? idsOf(came.items) : [],
    products: came?.products ?? [],
  })
  const shown = items.flatMap((item) => {
    const product = known[item.productId]
    return product ? [{ item, product }] : []
  })
  const gone = idsOf(items).filter((id) => known[id] === null)
  const isUnknown = !isKnown && came === null
  return {
    items,
    shown,
    gone,
    hasFailed,
    /** Neither page nor browser has said anything yet. */
    isUnknown,
    isWaiting: isUnknown || (!hasFailed && shown.length + gone.length < items.length),
    isVisitor: isKnown ? stored.owner === 'visitor' : came === null,
  }
}
