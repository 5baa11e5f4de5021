import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { zipAndCity } from '@filiera/domain/places/address-line'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Button } from '../ui/button.tsx'
import { useWork } from '../work/work.tsx'
import { type Address, useAddressLines } from './address-lines.ts'
import { TeamNote } from './team-note.tsx'

function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-line bg-raised px-4 py-3">
      <header className={`mb-1.5 flex items-center justify-between gap-3 ${action ? 'min-h-9' : 'pt-1'}`}>
        <h2 className="font-sans text-t14 font-semibold">{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}

function ShipTo({ address }: { address: Address }) {
  const { t } = useTexts()
  const lines = useAddressLines()(address)
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(lines.join('\n')).then(() => setCopied(true))
  return (
    <Panel
      title={t('orders.shipTo')}
      action={
        <Button small icon={isCopied ? 'check' : 'copy'} onClick={copy} aria-label={t('orders.copyAddress')}>
          {isCopied && t('orders.copied')}
        </Button>
      }
    >
      <address className="not-italic">
        {lines.map((line, index) => (
          <span key={line} className={`block wrap-anywhere ${index === 0 ? 'font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </address>
      {address.note && (
        <p className="mt-1.5 text-t13 text-ink-2">{t('orders.courierNote', { note: address.note })}</p>
      )}
    </Panel>
  )
}

/** Of a company that wants an invoice. */
function Billing({ address }: { address: Address }) {
  const { t } = useTexts()
  const { company } = address
  if (!company) return null
  const facts = [
    ['vat', company.vatNumber],
    ['fiscalCode', company.fiscalCode],
    ['sdi', company.sdiCode],
    ['pec', company.pec],
  ] as const
  return (
    <Panel title={t('orders.billing')}>
      <p className="font-semibold">{company.name}</p>
      <p className="wrap-anywhere">{`${address.street}, ${zipAndCity(address)}`}</p>
      {facts.map(
        ([name, value]) =>
          value && (
            <p key={name} className="text-t13 wrap-anywhere text-ink-2">
              {t(`orders.${name}`)}: {value}
            </p>
          ),
      )}
    </Panel>
  )
}

function Sum({ name, amount, isTotal }: { name: ReactNode; amount: number; isTotal?: true }) {
  return (
    <div
      className={`flex justify-between gap-3 py-0.5 ${isTotal ? 'mt-1 border-t border-line pt-1.5 font-semibold' : 'text-ink-2'}`}
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{formatEuros(amount)}</dd>
    </div>
  )
}

/** What the customer paid, what went back, what the marketplace keeps, what the shop gets. */
function Money({ order, action }: { order: SellerOrder; action: ReactNode }) {
  const { t } = useTexts()
  const when = useWhen()
  return (
    <Panel title={t('orders.money')} action={action}>
      <dl>
        <Sum name={t('orders.goods')} amount={order.amount - order.shipping.price} />
        <Sum name={t('orders.delivery')} amount={order.shipping.price} />
        {order.refunds.map(({ id, reason, status, amount, at, waitsUntil }) => (
          <Sum
            key={id}
            amount={-amount}
            name={
              <span data-refund={status}>
                {t(`orders.refundReason.${reason}`)}
                <span className="block text-t13">
                  {waitsUntil
                    ? t('orders.refundWaits', { date: when.moment(waitsUntil) })
                    : `${t(`orders.refundStatus.${status}`)}, ${when.moment(at)}`}
                </span>
              </span>
            }
          />
        ))}
        <Sum name={t('orders.commission')} amount={-order.commission} />
        <Sum name={t('orders.payout')} amount={order.payout} isTotal />
      </dl>
    </Panel>
  )
}

/** Where the parcel goes and how, who bought, what the shop gets, what its team notes. */
export function OrderAside({ order, refund }: { order: SellerOrder; refund: ReactNode }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { shipmentAddress, invoiceAddress, contactEmailAddress, customer, shipping, items } = order
  return (
    <div className="grid content-start gap-4">
      {shipmentAddress ? (
        <ShipTo address={shipmentAddress} />
      ) : (
        <Panel title={t('orders.shipTo')}>
          <p className="font-semibold">{customer}</p>
          <p className="text-t13 text-ink-2">
            {t('orders.noAddress', { role: t(`shell.role.${shop.role}`) })}
          </p>
        </Panel>
      )}
      {items.some(({ alcohol }) => alcohol) && (
        <p className="rounded-control bg-warn-ground px-3 py-2.5">{t('orders.adults')}</p>
      )}
      {contactEmailAddress && (
        <Panel title={t('orders.columns.customer')}>
          <a
            href={`mailto:${contactEmailAddress}`}
            className="-my-2 inline-flex min-h-9 items-center wrap-anywhere text-link underline underline-offset-4 max-md:min-h-11"
          >
            {contactEmailAddress}
          </a>
        </Panel>
      )}
      {shipping.carrier && (
        <Panel title={t('orders.carrier')}>
          <p className="wrap-anywhere">
            {shipping.carrier === 'other' ? t('orders.otherCarrier') : shipping.carrier}
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
        </Panel>
      )}
      {invoiceAddress && <Billing address={invoiceAddress} />}
      <Money order={order} action={refund} />
      <Panel title={t('orders.note.title')}>
        <TeamNote order={order} shop={shop.id} />
      </Panel>
    </div>
  )
}
