import { dateInItaly } from '@filiera/domain/dates/holidays'
import { daysBetween, type Expiry, SOON_DAYS } from '@filiera/domain/products/lots'
import { useTexts } from '../../texts/texts.tsx'

/** How soon a lot is over, where that is soon. */
export function DaysLeft({ expires, expiry }: { expires: string | null; expiry: Expiry | null }) {
  const { t } = useTexts()
  if (!expires || !expiry) return null
  const days = daysBetween(dateInItaly(new Date()), expires)
  if (days > SOON_DAYS[expiry]) return null
  const look = days < 0 ? 'bg-bad-ground text-bad-text' : 'bg-warn-ground text-warn-text'
  return (
    <span className={`rounded-chip px-2 py-0.5 text-t12 font-semibold whitespace-nowrap ${look}`}>
      {days < 0
        ? t('stock.lots.over')
        : days === 0
          ? t('stock.lots.today')
          : t('stock.lots.days', { count: days })}
    </span>
  )
}
