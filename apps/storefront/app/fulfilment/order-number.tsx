import { useTranslation } from 'react-i18next'

/** "Order ABCD-…", the number in one piece where it fits: it is compared with a label. */
export function OrderNumber({ number }: { number: string }) {
  const { t } = useTranslation()
  const [before = '', after = ''] = t('orders.number', { number: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <span className="inline-block">{number}</span>
      {after}
    </>
  )
}
