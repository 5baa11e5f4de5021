import { useTranslation } from '../../texts/use-translation.ts'
import { UnbrokenNumber } from './unbroken-number.tsx'

/** "Ordine 79BC-5CX5-PHP7-4QP7", one item of the flex box that it stands in. */
export function OrderNumber({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <span className="[text-decoration:inherit]">
      <UnbrokenNumber text={t('orders.number', { number: id })} number={id} />
    </span>
  )
}
