import { useTranslation } from '../../texts/use-translation.ts'

/** The note of orders and carts with wine, beer or spirits (decision 35). */
export function AdultsOnly({ items }: { items: readonly { alcohol: boolean }[] }) {
  const { t } = useTranslation()
  if (!items.some(({ alcohol }) => alcohol)) return null
  return <p className="text-[0.9375rem] text-ink-2">{t('orders.adultsOnly')}</p>
}
