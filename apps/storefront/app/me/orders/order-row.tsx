import type { Order } from '@filiera/contract/orders/orders'
import { formatEuros } from '@filiera/domain/money/money'
import { isRegionCode } from '@filiera/domain/places/regions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OrderStatusMark } from '../../buy/order/order-status-mark.tsx'
import { SoldBy } from '../../buy/order/sold-by.tsx'
import { UnbrokenNumber } from '../../buy/order/unbroken-number.tsx'
import { formatDate } from '../../texts/format-date.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Plate } from '../../ui/plate.tsx'

/** Pictures that fit a row; how many more there are is said. */
const PICTURES = 4

function Pictures({ order }: { order: Order }) {
  const { t } = useTranslation()
  const more = order.items.length - PICTURES
  return (
    <span className="flex items-center gap-2">
      {order.items.slice(0, PICTURES).map((item) => (
        <Plate
          key={item.productId}
          url={item.image}
          alt=""
          width={400}
          height={400}
          sizes="48px"
          widths={[200]}
          className="size-12 flex-none"
          imgClassName="rounded-[10px]"
        />
      ))}
      {more > 0 && (
        <span className="text-sm text-ink-3">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{t('orders.morePictures', { count: more })}</span>
        </span>
      )}
    </span>
  )
}

/** One order in a list: who sold it, when, how it stands, what it costs, what comes next. */
export function OrderRow({ order, level = 3 }: { order: Order; level?: 2 | 3 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const { region, name } = order.seller
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="relative grid gap-x-5 gap-y-3 rounded-panel border border-line p-4.5 hover:bg-quiet md:p-5.5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <SoldBy region={isRegionCode(region) ? region : null} text={name} />
        <Heading className="mt-1 text-lg min-[400px]:text-xl">
          <Link to={to(`/account/orders/${order.idHash}`)} className="after:absolute after:inset-0">
            <UnbrokenNumber text={t('orders.number', { number: order.idHash })} number={order.idHash} />
          </Link>
        </Heading>
        <p className="text-[15px] text-ink-2">
          {t('orders.placed', { date: formatDate(order.createdAt, language) })} ·{' '}
          {t('orders.pieces', { count: pieces })} ·{' '}
          <b className="font-semibold text-ink">{formatEuros(order.amount)}</b>
        </p>
        <p className="mt-1.5 text-[15px] text-ink-2">{t(`orders.next.${order.status}`)}</p>
        {order.actions.includes('pay') && (
          <Link
            to={to(`/checkout/${order.checkoutId}`)}
            reloadDocument
            aria-label={t('orders.payNamed', { number: order.idHash })}
            className={`${buttonClass({ size: 'small' })} relative z-10 mt-3`}
          >
            {t('orders.pay')}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 lg:flex-col lg:items-end">
        <OrderStatusMark status={order.status} />
        <Pictures order={order} />
      </div>
    </article>
  )
}
