import type { Order } from '@filiera/contract/orders/orders'
import { eurosToCents, formatEuros, formatMoney } from '@filiera/domain/money/money'
import { Fragment } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'

/** Sum of an order's lines as charged, in cents. */
export const goodsCents = (order: Pick<Order, 'items'>): number =>
  order.items.reduce((sum, item) => sum + eurosToCents(item.lineCost), 0)

/** Net and VAT rate by rate. */
export function VatRows({ vat, title }: { vat: Order['vat']; title: string }) {
  const { t } = useTranslation()
  if (vat.length === 0) return null
  return (
    <>
      <p className="mt-3.5 text-sm text-ink-2">{title}</p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm text-ink-2">
        {vat.map((group) => (
          <Fragment key={group.rate}>
            <dt>{t('orders.vatLine', { rate: group.rate, net: formatEuros(group.net) })}</dt>
            <dd className="text-right">{formatEuros(group.vat)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

/** Goods, delivery with its method, total, and the VAT in it rate by rate. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { shipping } = order
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-[0.9375rem] text-ink-2">
        <dt>{t('orders.goods')}</dt>
        <dd className="text-right text-ink">{formatMoney(goodsCents(order))}</dd>
        <dt>{t(`orders.shipping.${shipping.method}`)}</dt>
        {shipping.price === 0 ? (
          <dd className="text-right font-semibold text-link">{t('orders.free')}</dd>
        ) : (
          <dd className="text-right text-ink">{formatEuros(shipping.price)}</dd>
        )}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t-[1.5px] border-ink pt-3.5 text-[1.0625rem] font-semibold">
        {t('orders.total')}
        <b className="text-[1.625rem] leading-none font-semibold whitespace-nowrap">
          {formatEuros(order.amount)}
        </b>
      </p>
      <VatRows vat={order.vat} title={t('orders.vatIncluded')} />
    </>
  )
}
