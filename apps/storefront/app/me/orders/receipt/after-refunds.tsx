import type { Order } from '@filiera/contract/orders/orders'
import { formatEuros } from '@filiera/domain/money/money'
import { Fragment } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { VatRows } from '../order-amounts.tsx'

type AfterRefundsProps = {
  order: Pick<Order, 'afterRefunds'>
  /** Whether what went back is summed up, where its refunds are not listed above. */
  withTotal?: boolean
}

/** What stays paid of an order after its refunds, and the VAT in it. */
export function AfterRefunds({ order: { afterRefunds }, withTotal = false }: AfterRefundsProps) {
  const { t } = useTranslation()
  if (!afterRefunds) return null
  const { refunded, amount, vat } = afterRefunds
  const rows = [
    ...(withTotal ? [['refunded', formatEuros(-refunded)] as const] : []),
    ['left', amount === 0 ? t('orders.afterRefunds.nothing') : formatEuros(amount)] as const,
  ]
  return (
    <div className="mt-3.5 border-t border-line pt-3.5" data-after-refunds>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-[0.9375rem] text-ink-2">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(`orders.afterRefunds.${name}`)}</dt>
            <dd className="text-right font-semibold text-ink">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <VatRows vat={vat} title={t('orders.afterRefunds.vat')} />
    </div>
  )
}
