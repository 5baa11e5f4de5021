import type { Order } from '@filiera/contract/orders/orders'
import { formatMoment } from '@filiera/domain/dates/written-dates'
import type { Country } from '@filiera/domain/places/country-names'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AddressLines } from '../../buy/order/address-lines.tsx'
import { InvoiceData } from '../../buy/order/invoice-data.tsx'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { paymentOfOrder } from './payment-of-order.state.ts'
import { AcceptedTerms } from './receipt/accepted-terms.tsx'
import { AfterRefunds } from './receipt/after-refunds.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-sans text-base font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  )
}

type OrderAsideProps = { order: Order; countries: readonly Country[] }

function Addresses({ order, countries }: OrderAsideProps) {
  const { t } = useTranslation()
  const { shipmentAddress, invoiceAddress } = order
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  return (
    <>
      <Part title={t('orders.delivery')}>
        <AddressLines
          address={shipmentAddress}
          country={nameOf(shipmentAddress.country)}
          withCompany={false}
        />
      </Part>
      <Part title={t('orders.billing')}>
        <AddressLines address={invoiceAddress} country={nameOf(invoiceAddress.country)} withCompany={false} />
        <InvoiceData address={invoiceAddress} />
      </Part>
    </>
  )
}

/** Where an order goes, whom it is billed to, how it was paid, what it cost. */
export function OrderAside({ order, countries, isPart }: OrderAsideProps & { isPart: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  // an order that was never paid keeps its addresses for 90 days
  const hasAddresses = order.contactEmailAddress !== ''
  const payment = paymentOfOrder(order)
  const paidAt = order.timeline.find(({ status }) => status === 'PAID')?.at
  return (
    <aside className="grid gap-6 rounded-panel bg-quiet p-5 md:grid-cols-2 md:p-7 xl:grid-cols-1">
      {hasAddresses && <Addresses order={order} countries={countries} />}
      <Part title={t('orders.payment')}>
        <p className="text-[0.9375rem] text-ink-2" data-payment={payment}>
          {t(`orders.paymentStatus.${payment}`)}
          {paidAt && payment === 'paid' && `, ${formatMoment(paidAt, language)}`}
        </p>
        {hasAddresses && (
          <p className="text-[0.9375rem] text-ink-2">
            <EmailAddress
              email={order.contactEmailAddress}
              text={t('orders.mailTo', { email: order.contactEmailAddress })}
            />
          </p>
        )}
      </Part>
      <Part title={t(isPart ? 'orders.amountsOfParcel' : 'orders.amounts')}>
        <OrderAmounts order={order} />
        <AfterRefunds order={order} withTotal />
        <div className="mt-3">
          <AcceptedTerms version={order.termsVersion} />
        </div>
      </Part>
      <Part title={t('orders.help')}>
        <p className="text-[0.9375rem] text-ink-2">
          {t('orders.helpText')}{' '}
          <Link
            to={to('/contact')}
            className="font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('orders.helpContact')}
          </Link>
        </p>
      </Part>
    </aside>
  )
}
