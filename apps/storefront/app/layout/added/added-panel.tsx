import type { Cart } from '@filiera/contract/orders/cart'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { CheckoutLink, isBlocked } from '../../buy/cart/cart-summary.tsx'
import { type Added, closeAdded, useAdded } from '../../state/cart/added-store.ts'
import { useCartStore } from '../../state/cart/cart-store.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Check } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'
import { AddedProduct } from './added-product.tsx'
import { TopUps } from './top-ups.tsx'
import { WarehouseProgress } from './warehouse-progress.tsx'

const cartOf = (carts: readonly Cart[], { productId }: Added) =>
  carts.find(({ items }) => items.some((item) => item.productId === productId))

/** After adding: the product, how far its warehouse is from free delivery, what closes the gap, and the way to the checkout. */
export default function AddedPanel() {
  const { t } = useTranslation()
  const added = useAdded((state) => state.added)
  const carts = useCartStore((state) => state.carts)
  const cart = added && cartOf(carts, added)
  return (
    <Dialog
      look="panel"
      data-notice="cart_add_success"
      data-type="success"
      open={Boolean(cart)}
      onClose={closeAdded}
      title={
        <span className="flex items-center gap-3 font-sans text-lg font-semibold text-link">
          <Check size={22} />
          {t('notices.cart_add_success.title')}
        </span>
      }
      footer={<PanelFooter carts={carts} />}
    >
      {added && cart && (
        <>
          <AddedProduct cart={cart} added={added} />
          <WarehouseProgress cart={cart} added={added} />
          <TopUps key={added.productId} cart={cart} />
        </>
      )}
    </Dialog>
  )
}

function PanelFooter({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { cartsTotalCostDiscount, cartTotal } = useCartStore.getState()
  const blocked = isBlocked(carts)
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <p className="sr-only">{t('cart.articles', { count: cartTotal })}</p>
      <b className="order-3 text-lg font-semibold whitespace-nowrap">{formatEuros(cartsTotalCostDiscount)}</b>
      {!blocked && (
        <div className="order-1 col-span-2">
          <CheckoutLink />
        </div>
      )}
      <Link
        to={to('/cart')}
        onClick={closeAdded}
        className={join(
          buttonClass({ variant: blocked ? 'primary' : 'quiet', size: 'small' }),
          'order-2 justify-self-start px-0!',
        )}
      >
        {t('cart.see')}
      </Link>
    </div>
  )
}
