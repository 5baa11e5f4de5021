import { type SellerOrder, shipOrder } from '@filiera/contract/orders/fulfilment'
import {
  type Carrier,
  carrierName,
  carriers,
  readTrackingNumber,
  trackingExample,
} from '@filiera/domain/places/tracking'
import { type FormEvent, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { readKept, writeKept } from '../browser/kept.ts'
import { useKept } from '../browser/use-kept.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Field, SelectField } from '../ui/field.tsx'
import { OvertakenNote } from '../ui/form-end.tsx'
import { useAct } from './use-act.ts'

/** The carrier of the last parcel is the likeliest of the next. */
const NAME = 'carrier'
const carrierOf = (value: string | null): Carrier | undefined => carriers.find((known) => known === value)

/** How a parcel travels: carrier and number, to ship it or to correct them; what is typed outlives the page until it is sent. */
export function ShipmentForm({
  order,
  shop,
  onDone,
}: {
  order: SellerOrder
  shop: string
  onDone?: () => void
}) {
  const { t } = useTexts()
  const { act, isPending, failed } = useAct(shop, order.id)
  const { shipment } = order
  const {
    typed: { carrier, number },
    overtaken,
    type,
    forget,
  } = useKept<{ carrier: Carrier; number: string }>(`shipment.${shop}.${order.id}`, {
    carrier: shipment?.carrier ?? carrierOf(readKept(NAME)) ?? 'poste',
    number: shipment?.trackingNumber ?? '',
  })
  const [isAsked, setAsked] = useState(false)
  const isWrong = readTrackingNumber(carrier, number) === null
  const example = trackingExample(carrier) ?? ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isWrong) return
    writeKept(NAME, carrier)
    const body = {
      carrier,
      trackingNumber: number.trim(),
      ...(shipment && { corrects: shipment.trackingNumber }),
    }
    const isDone = await act(() => callApi(shipOrder, { params: { id: order.id }, query: { shop }, body }))
    if (!isDone) return
    forget()
    onDone?.()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="grid items-start gap-3 md:grid-cols-2">
      <SelectField
        label={t('orders.carrier')}
        value={carrier}
        onChange={({ target }) => type({ carrier: carrierOf(target.value) ?? 'other' })}
      >
        {carriers.map((known) => (
          <option key={known} value={known}>
            {carrierName(known) ?? t('orders.otherCarrier')}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('orders.trackingNumber')}
        value={number}
        onChange={({ target }) => type({ number: target.value })}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={
          isAsked && isWrong
            ? t(number.trim() ? 'orders.trackingExample' : 'orders.trackingMissing', { example })
            : undefined
        }
      />
      {shipment && overtaken.length > 0 && (
        <div className="md:col-span-2">
          <OvertakenNote />
        </div>
      )}
      <p className="text-t13 text-ink-2">{t('orders.trackingHint')}</p>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        {failed && (
          <p role="alert" className="text-t13 text-bad-text">
            {failed}
          </p>
        )}
        <Button type="submit" primary icon="truck" disabled={isPending}>
          {t(shipment ? 'orders.correct.submit' : 'orders.ship')}
        </Button>
      </div>
    </form>
  )
}
