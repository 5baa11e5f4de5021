import type { Order } from '@filiera/contract/orders/orders'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { cityName, isRegionCode } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { DeliveryDates } from '../../buy/order/delivery-dates.tsx'
import { ItemPictures, itemNames } from '../../buy/order/item-pictures.tsx'
import { OrderNumber } from '../../buy/order/order-number.tsx'
import { OrderStatusMark } from '../../buy/order/order-status-mark.tsx'
import { purchaseTitle } from '../../buy/order/purchase-title.ts'
import { SoldBy } from '../../buy/order/sold-by.tsx'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'

/** Parcels of one purchase as the list shows them; all of them, unless filters left some out. */
export type Purchase = { id: string; orders: Order[] }

/** One parcel: what is in it, who sends it, when it comes, how it stands; its number is small print. */
function Parcel({ order }: { order: Order }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { seller, delivery, status } = order
  const isComing = delivery && ['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED'].includes(status)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5 border-t border-line px-4.5 py-4 md:px-6">
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-start gap-3.5">
        <ItemPictures items={order.items} />
        <div className="min-w-0 flex-1 basis-44 text-sm text-ink-2">
          <SoldBy
            region={isRegionCode(seller.region) ? seller.region : null}
            text={`${seller.name}, ${cityName(seller.city, language)}`}
          />
          <p className="line-clamp-2 text-[0.9375rem] font-semibold text-ink">{itemNames(order.items)}</p>
          <p>
            {isComing ? (
              <DeliveryDates delivery={delivery} lead={t('payment.expected')} small />
            ) : (
              t(`orders.next.${status}`)
            )}
          </p>
          <Link
            to={to(`/account/orders/${order.idHash}`)}
            className="inline-flex min-h-8 items-center text-[0.8125rem] underline decoration-link-line underline-offset-4 hover:text-link"
          >
            <OrderNumber id={order.idHash} />
          </Link>
        </div>
      </div>
      <OrderStatusMark status={status} />
    </li>
  )
}

/** One purchase in a list: its products, what it cost, what comes next, and its parcels. */
export function PurchaseCard({ purchase, level = 3 }: { purchase: Purchase; level?: 2 | 3 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { orders } = purchase
  const [first] = orders
  if (!first) return null
  const items = orders.flatMap((order) => order.items)
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const totalCents = orders.reduce((sum, { amount }) => sum + eurosToCents(amount), 0)
  const title = purchaseTitle(
    items.map((item) => item.title),
    t,
    language,
  )
  const Heading = level === 2 ? 'h2' : 'h3'
  const mayPay = orders.some(({ actions }) => actions.includes('pay'))
  return (
    <article className="overflow-hidden rounded-panel border border-line">
      <header className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 bg-quiet px-4.5 py-4 md:px-6">
        <div className="min-w-0 flex-1 basis-80">
          <Heading className="text-lg min-[25rem]:text-xl">{title}</Heading>
          <p className="mt-0.5 text-[0.9375rem] text-ink-2">
            {`${formatLongDate(first.createdAt, language)}\u00a0· ${t('orders.pieces', { count: pieces })}\u00a0· `}
            <b className="font-semibold text-ink">{formatMoney(totalCents)}</b>
          </p>
        </div>
        {mayPay ? (
          <Link
            to={to(`/checkout/${purchase.id}`)}
            reloadDocument
            aria-label={t('orders.payNamed', { number: first.idHash })}
            className={buttonClass({ size: 'small' })}
          >
            {t('orders.pay')}
          </Link>
        ) : (
          <Link
            to={to(`/account/orders/${first.idHash}`)}
            aria-label={t('orders.purchase.followNamed', { title })}
            className={buttonClass({ size: 'small', variant: 'outline' })}
          >
            {t('orders.purchase.follow')}
          </Link>
        )}
      </header>
      <ul>
        {orders.map((order) => (
          <Parcel key={order.idHash} order={order} />
        ))}
      </ul>
    </article>
  )
}
