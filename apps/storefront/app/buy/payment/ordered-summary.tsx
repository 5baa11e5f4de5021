import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { formatHour, formatLongDate } from '@filiera/domain/dates/written-dates'
import { eurosToCents } from '@filiera/domain/money/money'
import { cityName } from '@filiera/domain/places/regions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { FileText } from '../../ui/icons/pages.tsx'
import { join } from '../../ui/join.ts'
import { schemeName } from '../cards/card-brand.tsx'
import { AddressLines } from '../order/address-lines.tsx'
import { AdultsOnly } from '../order/adults-only.tsx'
import { InvoiceData } from '../order/invoice-data.tsx'
import { SummaryTotals } from '../order/summary-totals.tsx'
import { orderedTotals } from './ordered.state.ts'
import { Amounts, OrderedParcel, useMoneyBack } from './ordered-parcel.tsx'
import { otherWays } from './pay-way.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-base font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

/** The receipt of each order, to be printed. */
function Receipts({ orders }: Pick<Checkout, 'orders'>) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <ul className="mt-3 print:hidden">
      {orders.map(({ idHash, seller }) => (
        <li key={idHash}>
          <Link
            to={to(`/account/orders/${idHash}/receipt`)}
            reloadDocument
            className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            <FileText size={19} className="flex-none" />
            {t('orders.actions.receipt')}
            {orders.length > 1 && `: ${seller.name}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** With what and when it was paid. */
function PaidWith({ info, at }: { info: PaymentInfo; at: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { type, card } = info
  const other = otherWays.find((way) => way === type)
  const way = other
    ? t(`payment.way.${other}`)
    : card
      ? `${schemeName(card.type)} ${card.alias}`
      : t('payment.card')
  return (
    <p className="mt-2.5 text-sm text-ink-2">
      {way}, {formatLongDate(at, language)}, {formatHour(at, language)}
    </p>
  )
}

type OrderedSummaryProps = {
  checkout: Checkout
  info: PaymentInfo | null
  country: string | null
  billingCountry: string | null
  /** Whether days of delivery can be said. */
  hasDates: boolean
  /** Whether the parcels stand beside it: then it says only what they cost and where they go. */
  isPaid: boolean
}

/** Where it goes, and whom it is billed to where that is somewhere or somebody else. */
function Places({
  checkout: { shipmentAddress, invoiceAddress },
  country,
  billingCountry,
  isPaid,
}: OrderedSummaryProps) {
  const { t } = useTranslation()
  const isElsewhere =
    invoiceAddress.address !== shipmentAddress.address ||
    invoiceAddress.recipient !== shipmentAddress.recipient
  return (
    <div
      className={join(
        'mt-6 grid gap-4.5 border-t border-line pt-4.5 md:grid-cols-2',
        isPaid && 'xl:grid-cols-1',
      )}
    >
      <Part title={t('orders.delivery')}>
        <AddressLines address={shipmentAddress} country={country} withCompany={false} />
      </Part>
      {(invoiceAddress.company || isElsewhere) && (
        <Part title={t('orders.billing')}>
          {isElsewhere && (
            <AddressLines address={invoiceAddress} country={billingCountry} withCompany={false} />
          )}
          <InvoiceData address={invoiceAddress} isAlone={!isElsewhere} />
        </Part>
      )}
    </div>
  )
}

/** Everything that was ordered in one checkout: from whom, what, for how much, where it goes, who is told. */
export function OrderedSummary(props: OrderedSummaryProps) {
  const { checkout, info, hasDates, isPaid } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const back = useMoneyBack()(checkout.orders)
  const { orders, contactEmailAddress } = checkout
  const charges = orders.map(({ idHash, seller, shipping }) => ({
    id: idHash,
    from: cityName(seller.city, language),
    cents: eurosToCents(shipping.price),
  }))
  const paidAt = orders[0]?.timeline.find(({ status }) => status === 'PAID')?.at
  return (
    <aside
      aria-labelledby="ordered"
      className="rounded-panel bg-quiet p-5 md:p-7 print:rounded-none print:bg-transparent print:p-0"
    >
      <h2 id="ordered" className="mb-4 text-2xl">
        {t(isPaid ? 'cart.summary' : 'checkout.yourOrder')}
      </h2>
      {!isPaid && (
        <div>
          {orders.map((order) => (
            <OrderedParcel
              key={order.idHash}
              order={order}
              hasDates={hasDates}
              isOnly={orders.length === 1}
            />
          ))}
        </div>
      )}
      <div className="pb-3.5 empty:hidden">
        <AdultsOnly items={orders.flatMap(({ items }) => items)} />
      </div>
      <SummaryTotals totals={orderedTotals(checkout)} charges={isPaid ? charges : []} />
      {info && paidAt && <PaidWith info={info} at={paidAt} />}
      {back.length > 0 && (
        <div className="mt-3.5">
          <Amounts rows={back} />
        </div>
      )}
      <Places {...props} />
      {isPaid && <Receipts orders={orders} />}
      <p className="mt-4.5 text-[0.9375rem] text-ink-2">
        <EmailAddress email={contactEmailAddress} text={t('orders.mailTo', { email: contactEmailAddress })} />
      </p>
    </aside>
  )
}
