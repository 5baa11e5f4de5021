import { useTranslation } from 'react-i18next'

/** "Ordine 79BC-5CX5-PHP7-4QP7": the number is not broken at its hyphens. */
export function OrderNumber({ id }: { id: string }) {
  const { t } = useTranslation()
  return <span className="whitespace-nowrap">{t('orders.number', { number: id })}</span>
}
