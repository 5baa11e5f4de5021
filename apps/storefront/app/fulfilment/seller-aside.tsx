import type { SellerOrder } from '@filiera/contract/fulfilment'
import { formatEuros } from '@filiera/domain/money'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../account/use-hydrated.ts'
import { AddressLines } from '../addresses/address-lines.tsx'
import type { Country } from '../addresses/country-names.ts'
import { Button } from '../design/button.tsx'

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

function Money({ order }: { order: SellerOrder }) {
  const { t } = useTranslation()
  const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    [t('fulfilment.total'), order.amount],
    ...(refunded > 0 ? [[t('fulfilment.refunded'), -refunded] as const] : []),
    [t('fulfilment.commission'), -order.commission],
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-[15px] text-ink-2">
      {rows.map(([label, euros]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="pl-4 text-right whitespace-nowrap">{formatEuros(euros)}</dd>
        </div>
      ))}
      <dt className="border-t border-line pt-1 font-semibold text-ink">{t('fulfilment.payout')}</dt>
      <dd className="border-t border-line pt-1 pl-4 text-right font-semibold whitespace-nowrap text-ink">
        {formatEuros(order.payout)}
      </dd>
    </dl>
  )
}

/** Where the parcel goes, who bought, what the shop gets. */
export function SellerAside({ order, countries }: { order: SellerOrder; countries: readonly Country[] }) {
  const { t } = useTranslation()
  const { shipmentAddress, shipping } = order
  const country = countries.find(({ code }) => code === shipmentAddress.country)?.name
  return (
    <aside className="grid gap-6 rounded-panel bg-quiet p-5 md:p-7 print:bg-transparent print:p-0">
      <Part title={t('fulfilment.shipTo')}>
        <AddressLines address={shipmentAddress} country={country} />
        {shipmentAddress.note && (
          <p className="mt-1 text-[15px] text-ink-2">
            {t('fulfilment.courierNote', { note: shipmentAddress.note })}
          </p>
        )}
        <CopyAddress order={order} country={country} />
      </Part>
      <Part title={t('fulfilment.method')}>
        <p className="text-[15px] text-ink-2">
          {t(`orders.shipping.${shipping.method}`)},{' '}
          {shipping.price === 0 ? t('orders.free') : formatEuros(shipping.price)}
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
      <div className="grid gap-6 print:hidden">
        <Part title={t('fulfilment.customer')}>
          <a
            href={`mailto:${order.contactEmailAddress}`}
            className="inline-flex min-h-11 items-center text-[15px] wrap-anywhere text-link underline underline-offset-4"
          >
            {order.contactEmailAddress}
          </a>
        </Part>
        <Part title={t('fulfilment.money')}>
          <Money order={order} />
        </Part>
      </div>
    </aside>
  )
}
