import type { Cart } from '@filiera/contract/orders/cart'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Without scripts, the question before the last piece of a product leaves the cart. */
export function AskToRemove({ carts, productId }: { carts: readonly Cart[]; productId: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const cart = carts.find(({ items }) => items.some((item) => item.productId === productId))
  const item = cart?.items.find((each) => each.productId === productId)
  if (!cart || !item) return null
  return (
    <Notice type="warning" title={t('cart.removeTitle')} className="mb-7">
      <p>{t('cart.removeText', { title: item.title })}</p>
      <form method="post" action={to('/cart')} className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="cartId" value={cart.id} />
        <button type="submit" className={buttonClass({ size: 'small' })}>
          {t('cart.remove')}
        </button>
        <Link to={to('/cart')} reloadDocument className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t('cart.clearKeep')}
        </Link>
      </form>
    </Notice>
  )
}
