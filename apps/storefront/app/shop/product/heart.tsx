import type { WishedProduct } from '../../state/wishlist/change-wishlist.ts'
import { useWishlist } from '../../state/wishlist/wishlist-store.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Pick } from '../../ui/forms/pick.tsx'

/** Whether a product is saved, and what a press does about it; loaded at the first press. */
export function useHeart(product: WishedProduct) {
  const isSaved = useWishlist(({ items }) => items.some(({ productId }) => productId === product.id))
  const press = async () =>
    (await import('../../state/wishlist/change-wishlist.ts')).changeWish(product, isSaved)
  return { isSaved, press }
}

/** The heart on a product's card; pages are the same for everybody, so the browser fills it in. */
export function Heart({ product }: { product: WishedProduct }) {
  const { t } = useTranslation()
  const { isSaved, press } = useHeart(product)
  return <Pick look="heart" label={`${t('catalogue.save')}: ${product.title}`} isOn={isSaved} press={press} />
}
