import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../buy/order/address-lines.tsx'
import { AdultsOnly } from '../../buy/order/adults-only.tsx'
import { InvoiceData } from '../../buy/order/invoice-data.tsx'
import { formatMoment } from '../../texts/format-date.ts'
import type { Country } from '../../texts/places/country-names.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { happened } from './order-times.ts'
import { SellerMoney } from './seller-money.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-sans text-base font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  )
}

/** Puts the address on the clipboard as it stands on a label. */
function CopyAddress({ order, country }: { order: SellerOrder; country: string | undefined }) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  if (!hydrated) return null
  const { recipient, company, street, zip, city, region, phone } = order.shipmentAddress
  const lines = [recipient, company?.name, street, `${zip} ${city} ${region}`.trim(), country, phone]
  const copy = async () => {
    await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'))
    setIsCopied(true)
  }
  return (
    <p className="mt-2 print:hidden">
      <Button variant="outline" size="small" onClick={() => void copy().catch(() => setIsCopied(false))}>
        {t('fulfilment.copyAddress')}
      </Button>{' '}
      <span role="status" className="text-sm text-ink-2">
        {isCopied && t('fulfilment.copied')}
      </span>
    </p>
  )
}

/** Where the parcel goes, who bought, what the shop gets. */
export function SellerAside({ order, countries }: { order: SellerOrder; countries: readonly Country[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { shipmentAddress, invoiceAddress, shipping } = order
  const nameOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.name
  const country = nameOf(shipmentAddress.country)
  return (
    <aside className="grid content-start gap-x-10 gap-y-6 rounded-panel bg-quiet p-5 md:grid-cols-2 md:p-7 lg:grid-cols-1 print:grid-cols-1 print:bg-transparent print:p-0">
      <Part title={t('fulfilment.shipTo')}>
        <AddressLines address={shipmentAddress} country={country} />
        {shipmentAddress.note && (
          <p className="mt-1 text-[15px] text-ink-2">
            {t('fulfilment.courierNote', { note: shipmentAddress.note })}
          </p>
        )}
        <CopyAddress order={order} country={country} />
        <div className="mt-2 empty:hidden">
          <AdultsOnly items={order.items} />
        </div>
      </Part>
      {invoiceAddress.company && (
        <Part title={t('orders.billing')}>
          <AddressLines
            address={invoiceAddress}
            country={nameOf(invoiceAddress.country)}
            withCompany={false}
          />
          <InvoiceData address={invoiceAddress} />
        </Part>
      )}
      <Part title={t('fulfilment.method')}>
        <p className="text-[15px] text-ink-2">
          {t(`orders.shipping.${shipping.method}`)}
          <span className="print:hidden">
            , {shipping.price === 0 ? t('orders.free') : formatEuros(shipping.price)}
          </span>
        </p>
        {shipping.carrier && (
          <p className="text-[15px] wrap-anywhere text-ink-2">
            {shipping.carrier === 'other' ? t('fulfilment.otherCarrier') : shipping.carrier}
            {shipping.tracking && ', '}
            {shipping.trackingUrl ? (
              <a
                href={shipping.trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="text-link underline underline-offset-4"
              >
                {shipping.tracking}
              </a>
            ) : (
              shipping.tracking
            )}
          </p>
        )}
      </Part>
      <div className="contents print:hidden">
        <Part title={t('fulfilment.customer')}>
          <a
            href={`mailto:${order.contactEmailAddress}`}
            className="inline-flex min-h-11 items-center text-[15px] wrap-anywhere text-link underline underline-offset-4"
          >
            {order.contactEmailAddress}
          </a>
        </Part>
        <Part title={t('fulfilment.money')}>
          <SellerMoney order={order} />
        </Part>
        <Part title={t('fulfilment.history')}>
          <ol className="grid gap-1 text-[15px] text-ink-2">
            {happened(order).map(({ status, at }) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-4">
                {t(`orders.status.${status}`)}
                <time dateTime={at}>{formatMoment(at, language)}</time>
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </aside>
  )
}
