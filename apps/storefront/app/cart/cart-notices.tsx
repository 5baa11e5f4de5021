import type { Cart } from '@filiera/contract/cart'
import { useTranslation } from 'react-i18next'
import { Notice } from '../design/notice.tsx'
import { useMergeChanges } from './change-cart.ts'

/** What changed since the customer looked: prices, stock (decision 36), and what a login merged (decision 12). */
export function CartNotices({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation()
  const merged = useMergeChanges((state) => state.changes)
  const changed = carts.flatMap((cart) => cart.items).filter((item) => item.change !== null)
  return (
    <>
      {merged.length > 0 && (
        <Notice type="success" live title={t('cart.mergedTitle')}>
          <ul>
            {merged.map(({ productId, change, title, quantity }) => (
              <li key={productId}>
                {title ? t(`cart.merge.${change}`, { title, quantity }) : t('cart.merge.unnamed')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice type="warning" live title={t('cart.changedTitle', { count: changed.length })}>
          {t('cart.changedText')}
        </Notice>
      )}
    </>
  )
}
