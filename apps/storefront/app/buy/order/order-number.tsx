import { useTranslation } from 'react-i18next'

/** "Ordine 79BC-5CX5-PHP7-4QP7": the number is not broken at its hyphens. */
export function OrderNumber({ id }: { id: string }) {
  const { t } = useTranslation()
  const [before, after] = t('orders.number', { number: '#' }).split('#')
  return (
    <span>
      {before}
      <span className="whitespace-nowrap">{id}</span>
      {after}
    </span>
  )
}
