import type { Seller } from '@filiera/contract/catalog/sellers'
import type { Order } from '@filiera/contract/orders/orders'
import { cityName, isRegionCode } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { AdultsOnly } from '../../buy/order/adults-only.tsx'
import { OrderedItem } from '../../buy/order/item-line.tsx'
import { OrderStatusMark } from '../../buy/order/order-status-mark.tsx'
import { SoldBy } from '../../buy/order/sold-by.tsx'
import { telephoneLabel } from '../../shop/product/labels.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { ExternalLink } from '../../ui/icons/pages.tsx'
import { actionLink, OrderLinks } from './order-links.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** What of a seller an order names: it stays although the shop may be gone. */
export type SellerOfOrder = Pick<Seller, 'legal' | 'address' | 'telephone'> | null

function Carrier({ shipping }: { shipping: Order['shipping'] }) {
  const { t } = useTranslation()
  if (!shipping.carrier) return null
  const carrier = shipping.carrier === 'other' ? t('orders.ownCarrier') : shipping.carrier
  return (
    <div className="mx-4.5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-image bg-quiet px-5 py-4 text-[0.9375rem] md:mx-7">
      <p>
        {t('orders.carrier', { carrier })}
        {shipping.tracking && (
          <span className="block text-sm text-ink-2">
            {t('orders.tracking')}{' '}
            <b className="font-semibold tracking-[.02em] wrap-anywhere">{shipping.tracking}</b>
          </span>
        )}
      </p>
      {shipping.trackingUrl && (
        <a
          href={shipping.trackingUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('orders.followNamed', { carrier })}
          className={`${actionLink} gap-2`}
        >
          <ExternalLink size={18} />
          {t('orders.follow')}
        </a>
      )}
    </div>
  )
}

type SellerLegalProps = {
  order: Order
  seller: SellerOfOrder
  /** Each fact on a line of its own, as on paper. */
  stacked?: boolean
}

/** Name, seat, VAT number and register of who sells (the contract is with the producer, decision 16). */
export function SellerLegal({ order, seller, stacked = false }: SellerLegalProps) {
  const { t } = useTranslation()
  const { company, email, city } = order.seller
  const facts = [
    company,
    seller?.address || city,
    seller?.legal.vatNumber && t('orders.sellerVat', { value: seller.legal.vatNumber }),
  ].filter(Boolean)
  // in one piece: it is broken at its hyphen otherwise
  const rea = seller?.legal.rea ? t('orders.sellerRea', { value: seller.legal.rea }) : null
  const mail = (
    <a href={`mailto:${email}`} className="underline underline-offset-4">
      <EmailAddress email={email} />
    </a>
  )
  if (stacked) {
    return (
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {rea && <li>{rea}</li>}
        <li>{mail}</li>
        {seller?.telephone && <li>{telephoneLabel(seller.telephone)}</li>}
      </ul>
    )
  }
  return (
    <>
      <p>
        {facts.join('\u00a0· ')}
        {rea && (
          <>
            {'\u00a0· '}
            <span className="whitespace-nowrap">{rea}</span>
          </>
        )}
      </p>
      <p>
        {mail}
        {seller?.telephone && `\u00a0· ${telephoneLabel(seller.telephone)}`}
      </p>
    </>
  )
}

function Items({ order }: { order: Order }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const canReview = order.status !== 'REFUNDED' && order.timeline.some(({ status }) => status === 'DELIVERED')
  return (
    <ul className="border-t border-line px-4.5 pt-1.5 pb-3.5 md:px-7">
      {order.items.map((item) => (
        <OrderedItem key={item.productId} item={item}>
          {canReview && (
            <Link
              to={to(`/account/reviews/${item.productId}`)}
              aria-label={t('ownReviews.writeNamed', { product: item.title })}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline decoration-link-line underline-offset-4"
            >
              {t('reviews.write')}
            </Link>
          )}
        </OrderedItem>
      ))}
    </ul>
  )
}

/** What one producer sends: how far it is, who carries it, what is in it, what can be done about it. */
export function OrderParcel({ order, seller }: { order: Order; seller: SellerOfOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { region, name, city } = order.seller
  return (
    <section aria-labelledby="parcel" className="overflow-hidden rounded-panel border border-line">
      <header className="flex flex-wrap items-start justify-between gap-3 px-4.5 pt-5.5 md:px-7">
        <div>
          <SoldBy region={isRegionCode(region) ? region : null} text={name} />
          <h2 id="parcel" className="mt-1 text-2xl">
            {t('orders.from', { city: cityName(city, language) })}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-ink-2">{t(`orders.next.${order.status}`)}</p>
        </div>
        <OrderStatusMark status={order.status} />
      </header>
      <OrderTimeline order={order} />
      <Carrier shipping={order.shipping} />
      <Items order={order} />
      <div className="px-4.5 pb-4 empty:hidden md:px-7">
        <AdultsOnly items={order.items} />
      </div>
      <OrderLinks order={order} />
      <footer className="border-t border-line px-4.5 py-4 text-sm text-ink-3 md:px-7">
        <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">
          {t('orders.sellerTitle')}
        </h3>
        <SellerLegal order={order} seller={seller} />
      </footer>
    </section>
  )
}
