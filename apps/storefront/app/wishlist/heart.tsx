import { useTranslation } from 'react-i18next'
import type { WishedProduct } from './change-wishlist.ts'
import { useWishlist } from './wishlist-store.ts'

/** Whether a product is saved, and what a press does about it; loaded at the first press. */
export function useHeart(product: WishedProduct) {
  const isSaved = useWishlist(({ items }) => items.some(({ productId }) => productId === product.id))
  const press = async () => (await import('./change-wishlist.ts')).changeWish(product, isSaved)
  return { isSaved, press }
}

/** The heart on a product's card; pages are the same for everybody, so the browser fills it in. */
export function Heart({ product }: { product: WishedProduct }) {
  const { t } = useTranslation()
  const { isSaved, press } = useHeart(product)
  return (
    <button
      type="button"
      className="pick heart"
      aria-label={`${t('catalogue.save')}: ${product.title}`}
      aria-pressed={isSaved}
      onClick={press}
    />
  )
}
