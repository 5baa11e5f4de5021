import type { Cart } from '@filiera/contract/orders/cart'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** What a shop on holiday says where its delivery would be promised; nothing while it is open. */
export function HolidayNote({ seller }: { seller: Pick<Cart['seller'], 'closedUntil' | 'closedText'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!seller.closedUntil) return null
  return (
    <p className="text-[0.9375rem] wrap-anywhere text-ink-2">
      <b className="font-semibold text-ink">
        {t('cart.holiday', { date: formatLongDate(seller.closedUntil, language) })}
      </b>{' '}
      {seller.closedText || t('cart.holidayText')}
    </p>
  )
}
