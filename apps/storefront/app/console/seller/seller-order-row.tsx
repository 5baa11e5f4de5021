import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ItemPictures } from '../../buy/order/item-pictures.tsx'
import { OrderStatusMark } from '../../buy/order/order-status-mark.tsx'
import { UnbrokenNumber } from '../../buy/order/unbroken-number.tsx'
import { formatMoment } from '../../texts/format-date.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { MessageSquare } from '../../ui/icons/pages.tsx'
import { lastMinute, paidAt } from './order-times.ts'

/** One order in the list of a shop: for whom, when paid, how it stands, until when it waits. */
export function SellerOrderRow({ order, level }: { order: SellerOrder; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const paid = paidAt(order)
  const isAsking = order.messages.at(-1)?.from === 'customer'
  const { recipient: name, city } = order.shipmentAddress
  return (
    <article className="relative grid gap-x-5 gap-y-3 rounded-panel border border-line p-4.5 hover:bg-quiet md:p-5.5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <Heading className="text-xl">
          <Link to={to(`/seller/orders/${order.id}`)} className="after:absolute after:inset-0">
            <UnbrokenNumber text={t('orders.number', { number: order.id })} number={order.id} />
          </Link>
        </Heading>
        <p className="text-[15px] text-ink-2">
          {paid && <>{t('fulfilment.paidAt', { date: formatMoment(paid, language) })} · </>}
          {t('orders.pieces', { count: pieces })} ·{' '}
          <b className="font-semibold text-ink">{formatEuros(order.amount)}</b>
        </p>
        <p className="text-[15px] wrap-anywhere text-ink-2">{t('fulfilment.to', { name, city })}</p>
        {order.acceptBy && (
          <p className="mt-1.5 text-[15px] font-semibold text-warn-text">
            {t('fulfilment.acceptBy', { date: formatMoment(lastMinute(order.acceptBy), language) })}
          </p>
        )}
        {isAsking && (
          <p className="mt-1.5 flex items-center gap-2 text-[15px] font-semibold">
            <MessageSquare size={18} className="flex-none" />
            {t('fulfilment.asking')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 lg:flex-col lg:items-end">
        <OrderStatusMark status={order.status} />
        <ItemPictures items={order.items} most={4} />
      </div>
    </article>
  )
}
