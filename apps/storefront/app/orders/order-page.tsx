import { getOrder, type Order } from '@filiera/contract/orders'
import { eurosToCents, formatEuros, formatMoney } from '@filiera/domain/money'
import { isRegionCode } from '@filiera/domain/regions'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonalHead } from '../account/personal-head.tsx'
import { refuse, requireSession } from '../account/require-session.ts'
import { AddressLines } from '../addresses/address-lines.tsx'
import { SoldBy } from '../cart/sold-by.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { buttonClass } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { Notice } from '../design/notice.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/order-page'
import { DeliveryDates } from './delivery-dates.tsx'
import { formatDate } from './format-date.ts'
import { ItemLine } from './item-line.tsx'
import { OrderStatusMark } from './order-status-mark.tsx'
import { OrderTimeline } from './order-timeline.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const order = await context.get(backendContext)(getOrder, { params: { id: params.id } })
  if (order.ok) return { order: order.value }
  // an address that cannot be an order number is as unknown as somebody else's
  const problem =
    order.problem.code === 'bad_request'
      ? { ...order.problem, status: 404, code: 'not_found' as const }
      : order.problem
  return refuse(problem, request, session)
}

function Parcel({ order }: { order: Order }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { seller, shipping } = order
  const canReview = order.status !== 'REFUNDED' && order.timeline.some(({ status }) => status === 'DELIVERED')
  return (
    <section aria-labelledby="parcel" className="overflow-hidden rounded-panel border border-line">
      <header className="flex flex-wrap items-start justify-between gap-3 px-4.5 pt-5.5 md:px-7">
        <div>
          <SoldBy region={isRegionCode(seller.region) ? seller.region : null} text={seller.name} />
          <h2 id="parcel" className="mt-1 text-2xl">
            {t('orders.from', { city: seller.city })}
          </h2>
        </div>
        <OrderStatusMark status={order.status} />
      </header>
      <OrderTimeline order={order} />
      {shipping.carrier && (
        <p className="mx-4.5 mb-5 rounded-plate bg-quiet px-5 py-4 text-[15px] md:mx-7">
          {t('orders.carrier', { carrier: shipping.carrier })}
          <span className="block text-sm text-ink-2">
            {t('orders.tracking')} <b className="font-semibold tracking-[.02em]">{shipping.tracking}</b>
          </span>
        </p>
      )}
      <ul className="border-t border-line px-4.5 pt-1.5 pb-3.5 md:px-7">
        {order.items.map((item) => (
          <ItemLine
            key={item.productId}
            title={item.title}
            image={item.image}
            quantity={item.quantity}
            each={item.priceDiscounted ?? item.price}
            cost={item.lineCost}
          >
            {canReview && (
              <Link
                to={to(`/account/reviews/${item.productId}`)}
                aria-label={t('ownReviews.writeNamed', { product: item.title })}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline decoration-link-line underline-offset-4"
              >
                {t('reviews.write')}
              </Link>
            )}
          </ItemLine>
        ))}
      </ul>
      <footer className="border-t border-line px-4.5 py-4 text-sm text-ink-3 md:px-7">
        {t('orders.sellerLegal', { company: seller.company, email: seller.email })}
      </footer>
    </section>
  )
}

function Amounts({ order }: { order: Order }) {
  const { t } = useTranslation()
  const goodsCents = order.items.reduce((sum, item) => sum + eurosToCents(item.lineCost), 0)
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[15px] text-ink-2">
        <dt>{t('orders.goods')}</dt>
        <dd className="text-right text-ink">{formatMoney(goodsCents)}</dd>
        <dt>{t(`orders.shipping.${order.shipping.method}`)}</dt>
        {order.shipping.price === 0 ? (
          <dd className="text-right font-semibold text-link">{t('orders.free')}</dd>
        ) : (
          <dd className="text-right text-ink">{formatEuros(order.shipping.price)}</dd>
        )}
        {order.vat.map(({ rate, vat }) => (
          <Fragment key={rate}>
            <dt className="text-sm text-ink-3">{t('orders.vatOf', { rate })}</dt>
            <dd className="text-right text-sm text-ink-3">{formatEuros(vat)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between border-t-[1.5px] border-ink pt-3.5 text-[17px] font-semibold">
        {t('orders.total')}
        <b className="text-[26px] leading-none font-semibold whitespace-nowrap">
          {formatEuros(order.amount)}
        </b>
      </p>
    </>
  )
}

/** While a parcel is on its way its days of delivery are said. */
const expected = new Set(['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED'])
const asideTitle = 'mb-1.5 font-sans text-base font-semibold tracking-normal'

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { order } = loaderData
  const title = t('orders.number', { number: order.idHash })
  return (
    <Container>
      <PersonalHead title={title} />
      <Breadcrumb
        crumbs={[
          { title: t('account.title'), to: to('/account') },
          { title: t('orders.title'), to: to('/account/orders') },
          { title: order.idHash },
        ]}
      />
      <header className="flex flex-wrap items-end justify-between gap-4 pt-1 pb-6.5">
        <div>
          <h1 className="text-[30px] md:text-4xl xl:text-[42px]">{title}</h1>
          <p className="mt-2.5 text-ink-2">
            {formatDate(order.createdAt, language)} ·{' '}
            <b className="font-semibold text-ink">{formatEuros(order.amount)}</b>
          </p>
        </div>
        {order.actions.includes('pay') && (
          <Link to={to(`/checkout/${order.checkoutId}`)} reloadDocument className={buttonClass()}>
            {t('orders.pay')}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-7 pb-20 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-14">
        <div className="grid gap-7">
          {order.status === 'EXPIRED' && <Notice type="warning">{t('orders.expiredText')}</Notice>}
          <Parcel order={order} />
        </div>
        <aside className="grid gap-6 rounded-panel bg-quiet p-5 md:p-7">
          <div>
            <h2 className={asideTitle}>{t('orders.delivery')}</h2>
            <AddressLines address={order.shipmentAddress} />
            {expected.has(order.status) && <DeliveryDates delivery={order.delivery} />}
          </div>
          <div>
            <h2 className={asideTitle}>{t('orders.billing')}</h2>
            <AddressLines address={order.invoiceAddress} />
          </div>
          <div>
            <h2 className={asideTitle}>{t('orders.payment')}</h2>
            <p className="text-[15px] text-ink-2">{t(`orders.paymentStatus.${order.payment.status}`)}</p>
            <p className="text-[15px] text-ink-2">
              {t('orders.mailTo', { email: order.contactEmailAddress })}
            </p>
          </div>
          <div>
            <h2 className={asideTitle}>{t('orders.amounts')}</h2>
            <Amounts order={order} />
          </div>
        </aside>
      </div>
    </Container>
  )
}
