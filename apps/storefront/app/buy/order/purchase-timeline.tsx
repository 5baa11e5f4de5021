import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { formatNarrowDays, formatShortDay } from '@filiera/domain/dates/written-dates'
import { cityName } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { DeliveryDates } from './delivery-dates.tsx'
import { ItemPictures, itemNames } from './item-pictures.tsx'
import { OrderNumber } from './order-number.tsx'
import { OrderStatusMark } from './order-status-mark.tsx'
import { type ParcelOnTimeline, purchaseTimeline } from './purchase-timeline.state.ts'

/** Statuses of what will still arrive. */
const coming = new Set<OrderStatus>(['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED'])

/** Names of the days above the bars, on wide screens. */
function Days({ days }: { days: readonly string[] }) {
  const language = useLanguage()
  if (days.length === 0) return null
  return (
    <div className="mb-1 hidden px-2 md:block">
      <svg aria-hidden="true" width="100%" height="26" className="block overflow-visible">
        {days.map((day, index) => {
          const x = `${(index / days.length) * 100}%`
          return (
            <g key={day}>
              <line x1={x} x2={x} y1="0" y2="22" className="stroke-line" />
              <text x={x} dx="6" y="15" className="fill-ink-3 text-[0.8125rem]">
                {formatShortDay(day, language)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** Where a parcel was, where it is, and the days on which it comes. */
function Bar({ parcel, delivery }: { parcel: ParcelOnTimeline; delivery: Order['delivery'] }) {
  const language = useLanguage()
  const { dots, window } = parcel
  const here = dots.at(-1) ?? 0
  const words = delivery && formatNarrowDays(delivery.from, delivery.to, language)
  return (
    <div className="mt-3 px-2">
      <svg aria-hidden="true" width="100%" height="26" className="block overflow-visible">
        <rect x="0" y="11" width="100%" height="4" rx="2" className="fill-track" />
        <rect x="0" y="11" width={`${here}%`} height="4" rx="2" className="fill-meter" />
        {window && (
          <rect
            x={`${window.from}%`}
            y="2"
            width={`${window.width}%`}
            height="22"
            rx="5"
            className="fill-selected stroke-meter"
          />
        )}
        {window && words && (
          <foreignObject x={`${window.from}%`} y="2" width={`${window.width}%`} height="22">
            {/* days that have no room go to a second line, which is cut off */}
            <div className="flex h-full flex-wrap justify-center overflow-hidden text-[0.8125rem] leading-[22px] font-semibold text-link">
              <span className="h-full" />
              <span className="px-1 whitespace-nowrap">{words}</span>
            </div>
          </foreignObject>
        )}
        {dots.slice(0, -1).map((dot) => (
          <circle key={dot} cx={`${dot}%`} cy="13" r="5" className="fill-meter" />
        ))}
        <circle cx={`${here}%`} cy="13" r="7" strokeWidth="5" className="fill-paper stroke-meter" />
      </svg>
    </div>
  )
}

type PurchaseTimelineProps = {
  orders: readonly Order[]
  /** Whether days of delivery can be said. */
  hasDates?: boolean
  /** The parcel whose page this is: it needs no link to itself. */
  current?: string
}

/** Every parcel of a purchase on one calendar, with pictures, names and seller; the number is small print. */
export function PurchaseTimeline({ orders, hasDates = true, current }: PurchaseTimelineProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const timeline = hasDates ? purchaseTimeline(orders) : null
  return (
    <section aria-labelledby="parcels" className="rounded-panel border border-line p-4.5 md:p-7">
      <h2 id="parcels" className="mb-3 text-2xl">
        {t('orders.purchase.parcels', { count: orders.length })}
      </h2>
      {timeline && <Days days={timeline.days} />}
      <ul>
        {orders.map((order) => {
          const bar = timeline?.parcels.find(({ id }) => id === order.idHash)
          return (
            <li key={order.idHash} data-order={order.idHash} className="border-t border-line py-4 last:pb-0">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div className="flex min-w-0 flex-1 basis-60 items-start gap-3.5">
                  <ItemPictures items={order.items} />
                  <p className="min-w-0 text-sm text-ink-2">
                    <b className="line-clamp-2 text-[0.9375rem] font-semibold text-ink">
                      {itemNames(order.items)}
                    </b>
                    {t('payment.parcelOf', {
                      seller: order.seller.name,
                      city: cityName(order.seller.city, language),
                    })}
                  </p>
                </div>
                <OrderStatusMark status={order.status} />
              </div>
              {bar && <Bar parcel={bar} delivery={order.delivery} />}
              <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
                {hasDates && order.delivery && coming.has(order.status) ? (
                  <DeliveryDates delivery={order.delivery} lead={t('payment.expected')} small />
                ) : (
                  <span>{t(`orders.next.${order.status}`)}</span>
                )}
                {order.idHash === current ? (
                  <span className="text-[0.8125rem] text-ink-3">
                    <OrderNumber id={order.idHash} />
                  </span>
                ) : (
                  <Link
                    to={to(`/account/orders/${order.idHash}`)}
                    reloadDocument={current === undefined}
                    className="inline-flex min-h-11 items-center text-[0.8125rem] text-ink-2 underline decoration-link-line underline-offset-4 hover:text-link"
                  >
                    <OrderNumber id={order.idHash} />
                  </Link>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
