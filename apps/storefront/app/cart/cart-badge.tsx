import { useTranslation } from 'react-i18next'
import { join } from '../design/join.ts'
import { useCartStore } from './cart-store.ts'

/** Number of articles on the basket; absent while the cart is empty. Filled in by the browser, so that pages stay the same for everybody. */
export function CartBadge({ className }: { className?: string }) {
  const { t } = useTranslation()
  const count = useCartStore((state) => state.cartTotal)
  if (count === 0) return null
  return (
    <span
      className={join(
        'min-w-5 rounded-[10px] bg-amber px-1.5 text-center text-xs leading-5 font-bold text-on-amber',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('cart.articles', { count })}</span>
    </span>
  )
}
