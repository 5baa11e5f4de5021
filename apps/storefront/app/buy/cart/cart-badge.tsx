import { useCartStore } from '../../state/cart/cart-store.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { CountBadge } from '../../ui/count-badge.tsx'

/** Number of articles on the basket; absent while the cart is empty. Filled in by the browser, so that pages stay the same for everybody. */
export function CartBadge({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const count = useCartStore((state) => state.cartTotal)
  return (
    <CountBadge count={count} className={className}>
      {t('cart.articles', { count })}
    </CountBadge>
  )
}
