import type { Order } from '@filiera/contract/orders/orders'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import type { Country } from '@filiera/domain/places/country-names'
import type { ReactNode } from 'react'
import { AddressLines } from '../../../buy/order/address-lines.tsx'
import { AdultsOnly } from '../../../buy/order/adults-only.tsx'
import { InvoiceData } from '../../../buy/order/invoice-data.tsx'
import { UnbrokenNumber } from '../../../buy/order/unbroken-number.tsx'
import { useShop } from '../../../frame/use-shop.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { OrderAmounts } from '../order-amounts.tsx'
import { SellerLegal, type SellerOfOrder } from '../order-parcel.tsx'
import { AcceptedTerms } from './accepted-terms.tsx'
import { AfterRefunds } from './after-refunds.tsx'

type ReceiptProps = { order: Order; seller: SellerOfOrder; countries: readonly Country[] }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-[0.9375rem] text-ink-2">
      <h3 className="mb-1 font-sans text-base font-semibold tracking-normal text-ink">{title}</h3>
      {children}
    </section>
  )
}

function Lines({ order }: { order: Order }) {
  const { t } = useTranslation()
  const head = 'border-b border-line py-2 pr-3 text-left font-semibold last:pr-0'
  const cell = 'border-b border-line py-2.5 pr-3 align-top last:pr-0'
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{t('orders.receipt.of', { number: order.idHash })}</caption>
        <thead>
          <tr>
            <th className={head}>{t('orders.receipt.product')}</th>
            <th className={`${head} text-right`}>{t('orders.receipt.price')}</th>
            <th className={`${head} text-right`}>{t('orders.receipt.lineVat')}</th>
            <th className={`${head} text-right`}>{t('orders.receipt.lineTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.productId}>
              <td className={cell}>
                {item.quantity} × {item.title}
              </td>
              <td className={`${cell} text-right whitespace-nowrap`}>
                {formatEuros(item.priceDiscounted ?? item.price)}
              </td>
              <td className={`${cell} text-right whitespace-nowrap`}>{item.vatRate}%</td>
              <td className={`${cell} text-right whitespace-nowrap`}>{formatEuros(item.lineCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who sells, who buys, and where it went. */
function Parties({ order, seller, countries }: ReceiptProps) {
  const { t } = useTranslation()
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  const { shipmentAddress, invoiceAddress } = order
  return (
    <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
      <div className="md:row-span-2 print:row-span-2">
        <Part title={t('orders.receipt.seller')}>
          <SellerLegal order={order} seller={seller} stacked />
        </Part>
      </div>
      <Part title={t('orders.receipt.customer')}>
        <AddressLines address={invoiceAddress} country={nameOf(invoiceAddress.country)} withCompany={false} />
        <p>
          <EmailAddress email={order.contactEmailAddress} />
        </p>
        {invoiceAddress.company && <InvoiceData address={invoiceAddress} />}
      </Part>
      <Part title={t('orders.receipt.shipTo')}>
        <AddressLines
          address={shipmentAddress}
          country={nameOf(shipmentAddress.country)}
          withCompany={false}
        />
      </Part>
    </div>
  )
}

/** Everything of an order on one sheet: who sells, who buys, what, VAT rate by rate, what came back. */
export function Receipt({ order, seller, countries }: ReceiptProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shop = useShop()
  const paidAt = order.timeline.find(({ status }) => status === 'PAID')?.at
  const refunded = order.refunds.filter(({ status }) => status === 'succeeded')
  return (
    <article
      aria-labelledby="receipt"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-panel border border-line p-5 md:p-8 print:border-0 print:p-0"
    >
      <header>
        <h2 id="receipt" className="text-xl min-[30rem]:text-2xl">
          <UnbrokenNumber text={t('orders.receipt.of', { number: order.idHash })} number={order.idHash} />
        </h2>
        <p className="mt-1.5 text-[0.9375rem] text-ink-2">
          {t('orders.receipt.date')}: {formatLongDate(order.createdAt, language)}
          <br />
          {paidAt
            ? `${t('orders.receipt.paidOn')} ${formatLongDate(paidAt, language)}`
            : t('orders.receipt.notPaid')}
        </p>
      </header>
      <Parties order={order} seller={seller} countries={countries} />
      <Lines order={order} />
      <div className="ml-auto w-full max-w-96">
        <OrderAmounts order={order} />
        {refunded.map(({ id, amount, at }) => (
          <p key={id} className="mt-2 flex justify-between gap-4 text-[0.9375rem]">
            <span>
              {t('orders.receipt.refunded')}, {formatLongDate(at, language)}
            </span>
            <b className="font-semibold whitespace-nowrap">{formatEuros(-amount)}</b>
          </p>
        ))}
        <AfterRefunds order={order} />
      </div>
      <div className="grid gap-2 border-t border-line pt-4 text-sm text-ink-2">
        <AdultsOnly items={order.items} />
        <AcceptedTerms version={order.termsVersion} />
        <p>
          {t('orders.receipt.law')} {order.invoiceAddress.company && t('orders.receipt.lawInvoice')}{' '}
          {shop &&
            t('orders.receipt.through', {
              shop: `${shop.company.name}, ${t('shell.vat')} ${shop.company.vatNumber}`,
            })}
        </p>
      </div>
    </article>
  )
}
