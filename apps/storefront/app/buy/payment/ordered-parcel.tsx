import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import { cityName, isRegionCode } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { DeliveryDates } from '../order/delivery-dates.tsx'
import { OrderedItem } from '../order/item-line.tsx'
import { OrderStatusMark } from '../order/order-status-mark.tsx'
import { SoldBy } from '../order/sold-by.tsx'
import { UnbrokenNumber } from '../order/unbroken-number.tsx'
import { moneyBack } from './ordered.state.ts'

/** Statuses that the page's own title speaks of. */
const usual = new Set<OrderStatus>(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PAID'])
/** Statuses of what will still arrive. */
const coming = new Set<OrderStatus>([...usual, 'ACCEPTED', 'PREPARING', 'SHIPPED'])

/** Amounts with their names, one below the other. */
export function Amounts({ rows }: { rows: readonly (readonly [name: string, amount: string])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-[0.9375rem] text-ink-2">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right whitespace-nowrap text-ink">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What came back of orders, and what is on its way, as rows. */
export function useMoneyBack() {
  const { t } = useTranslation()
  return (orders: readonly Order[]) => {
    const { doneCents, pendingCents } = moneyBack(orders)
    return [
      ...(doneCents > 0 ? [[t('orders.receipt.refunded'), formatMoney(-doneCents)] as const] : []),
      ...(pendingCents > 0 ? [[t('payment.refunding'), formatMoney(-pendingCents)] as const] : []),
    ]
  }
}

/** One producer's order: its number, when it arrives, what is in it, what it costs. */
export function OrderedParcel({
  order,
  hasDates,
  isOnly,
}: {
  order: Order
  hasDates: boolean
  isOnly: boolean
}) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const back = useMoneyBack()
  const language = useLanguage()
  const { idHash, seller, status, shipping } = order
  return (
    <section data-order={idHash} className="border-t border-line pt-4 pb-3.5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <SoldBy
            region={isRegionCode(seller.region) ? seller.region : null}
            text={t('payment.parcelOf', { seller: seller.name, city: cityName(seller.city, language) })}
          />
        </h3>
        {!usual.has(status) && <OrderStatusMark status={status} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-[0.8125rem] text-ink-3">
          <UnbrokenNumber text={t('payment.parcel', { number: idHash })} number={idHash} />
        </span>
        <Link
          to={to(`/account/orders/${idHash}`)}
          reloadDocument
          aria-label={t('payment.seeOrderNamed', { number: idHash })}
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4 print:hidden"
        >
          {t('payment.seeOrder')}
        </Link>
      </div>
      {hasDates && coming.has(status) && (
        <DeliveryDates delivery={order.delivery} lead={t('payment.expected')} withIcon />
      )}
      <ul className="py-1">
        {order.items.map((item) => (
          <OrderedItem key={item.productId} item={item} />
        ))}
      </ul>
      {!isOnly && (
        <Amounts
          rows={[
            [
              t(`orders.shipping.${shipping.method}`),
              shipping.price === 0 ? t('orders.free') : formatEuros(shipping.price),
            ],
            [t('payment.orderTotal'), formatEuros(order.amount)],
            ...back([order]),
          ]}
        />
      )}
    </section>
  )
}
