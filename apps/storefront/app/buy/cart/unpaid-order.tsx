import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatHour } from '../../texts/format-date.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { UnpaidOrder as Unpaid } from './unpaid-order.state.ts'

/** The order that waits for its payment: the cart still holds it, so it can be paid, given up, or replaced by ordering anew. */
export function UnpaidOrder({ order }: { order: Unpaid }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { checkoutId, numbers, total, expiresAt } = order
  const time = formatHour(expiresAt, language)
  return (
    <Notice type="warning" title={t('cart.unpaidTitle')} className="mb-7">
      <p>{t('cart.unpaidText', { total: formatEuros(total), time })}</p>
      <div className="mt-3.5 mb-1 flex flex-wrap gap-3">
        <Link to={to(`/checkout/${checkoutId}`)} reloadDocument className={buttonClass({ size: 'small' })}>
          {t('cart.unpaidResume')}
        </Link>
        <form method="post" action={to('/cart')}>
          <input type="hidden" name="intent" value="cancel-order" />
          <input type="hidden" name="orderId" value={numbers[0]} />
          <button type="submit" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('cart.unpaidCancel')}
          </button>
        </form>
      </div>
    </Notice>
  )
}
