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
import { readStored, writeStored } from '../browser/stored.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { FieldConflicts } from '../ui/conflicts/field-conflicts.tsx'
import { Field } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { useAct } from './use-act.ts'

/** The carrier of the last parcel is the likeliest of the next. */
const NAME = 'carrier'
const carrierOf = (value: string | null): Carrier | undefined => carriers.find((known) => known === value)

const nameOf = (shop: string, order: string) => `shipment.${shop}.${order}`

/** Whether something was typed of how an order travels, and neither sent nor left. */
export const isShipmentTyped = (shop: string, order: string) => readStored(nameOf(shop, order)) !== null

type Props = { order: SellerOrder; shop: string; onDone?: () => void }

/** What is typed of a parcel, kept until it is sent, and how it is sent. */
function useShipment({ order, shop, onDone }: Props) {
  const { act, isPending, failed } = useAct(shop, order.id)
  const { shipment } = order
  const { typed, overtaken, type, choose, forget } = useStoredForm<{ carrier: Carrier; number: string }>(
    nameOf(shop, order.id),
    {
      carrier: shipment?.carrier ?? carrierOf(readStored(NAME)) ?? 'poste',
      number: shipment?.trackingNumber ?? '',
    },
  )
  const [isAsked, setAsked] = useState(false)
  const { carrier, number } = typed
  const isWrong = readTrackingNumber(carrier, number) === null
  return {
    ...typed,
    ...{ type, choose, isPending, failed },
    /** It was sent, and the number is none of that carrier. */
    isRefused: isAsked && isWrong,
    /** What a colleague wrote meanwhile, beside what was typed. */
    conflicts: shipment
      ? overtaken.map((field) => ({
          field,
          mine: typed[field],
          theirs: field === 'carrier' ? shipment.carrier : shipment.trackingNumber,
        }))
      : [],
    async send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (isWrong) return
      writeStored(NAME, carrier)
      const body = {
        carrier,
        trackingNumber: number.trim(),
        ...(shipment && { corrects: shipment.trackingNumber }),
      }
      const isDone = await act(async () => {
        const sent = await callApi(shipOrder, { params: { id: order.id }, query: { shop }, body })
        // before the order is shown as shipped: its correction would stand open
        forget()
        return sent
      })
      if (!isDone) return
      onDone?.()
    },
    leave() {
      forget()
      onDone?.()
    },
  }
}

/** How a parcel travels: carrier and number, to ship it or to correct them; what is typed outlives the page until it is sent. */
export function ShipmentForm(props: Props) {
  const { t } = useTexts()
  const { carrier, number, type, isPending, isRefused, conflicts, ...shipment } = useShipment(props)
  const isCorrection = props.order.shipment !== null
  const example = trackingExample(carrier) ?? ''
  const wordsOfCarrier = (known: Carrier) => carrierName(known) ?? t('orders.otherCarrier')
  return (
    <form onSubmit={(event) => void shipment.send(event)} className="grid items-start gap-3 md:grid-cols-2">
      <ChoiceField
        label={t('orders.carrier')}
        value={carrier}
        of={carriers}
        wordsOf={wordsOfCarrier}
        onValue={(known) => type({ carrier: known })}
      />
      <Field
        label={t('orders.trackingNumber')}
        value={number}
        onChange={({ target }) => type({ number: target.value })}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={
          isRefused
            ? t(number.trim() ? 'orders.trackingExample' : 'orders.trackingMissing', { example })
            : undefined
        }
      />
      {conflicts.length > 0 && (
        <div className="md:col-span-2">
          <FieldConflicts
            met={{ by: '', taken: [], conflicts }}
            typed={{ carrier, number }}
            nameOf={(field) => t(field === 'carrier' ? 'orders.carrier' : 'orders.trackingNumber')}
            wordsOf={(field, value) => (field === 'carrier' ? wordsOfCarrier(value as Carrier) : value)}
            onChoose={shipment.choose}
          />
        </div>
      )}
      <p className="text-t13 text-ink-2">{t('orders.trackingHint')}</p>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        {shipment.failed && conflicts.length === 0 && (
          <p role="alert" className="text-t13 text-bad-text">
            {shipment.failed}
          </p>
        )}
        {isCorrection && <Button onClick={shipment.leave}>{t('shop.leave')}</Button>}
        <Button type="submit" primary icon="truck" disabled={isPending}>
          {t(isCorrection ? 'orders.correct.submit' : 'orders.ship')}
        </Button>
      </div>
    </form>
  )
}
