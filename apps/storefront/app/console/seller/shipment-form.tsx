import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { type Carrier, carrierName, carriers, trackingExample } from '@filiera/domain/places/tracking'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import type { Refused } from './act-by-form.ts'

type ShipmentFormProps = {
  /** `correct` puts another number in the place of the one that a parcel on its way has. */
  intent: 'ship' | 'correct'
  shipment: SellerOrder['shipment']
  refused: Refused | null
}

/** How a parcel travels: carrier and number. */
export function ShipmentForm({ intent, shipment, refused }: ShipmentFormProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const { carrier, trackingNumber } = refused?.typed ?? shipment ?? {}
  const chosen = carriers.find((known): known is Carrier => known === carrier)
  const isWrong = refused?.fields.includes('trackingNumber') ?? false
  const example = chosen && trackingExample(chosen)
  return (
    <Form method="post" className="mt-4 grid items-start gap-4 md:grid-cols-[1fr_1.4fr]">
      <input type="hidden" name="intent" value={intent} />
      {intent === 'correct' && <input type="hidden" name="corrects" value={shipment?.trackingNumber ?? ''} />}
      <Select name="carrier" defaultValue={chosen ?? 'poste'} label={t('fulfilment.carrier')}>
        {carriers.map((known) => (
          <option key={known} value={known}>
            {carrierName(known) ?? t('fulfilment.otherCarrier')}
          </option>
        ))}
      </Select>
      <Field
        id="trackingNumber"
        name="trackingNumber"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        defaultValue={trackingNumber ?? ''}
        label={t('fulfilment.trackingNumber')}
        hint={t('fulfilment.trackingHint')}
        error={
          isWrong &&
          t(`fulfilment.${trackingNumber ? 'trackingExample' : 'trackingMissing'}`, {
            example: example ?? '',
          })
        }
      />
      <div>
        <Button type="submit" disabled={busy}>
          {t(intent === 'ship' ? 'fulfilment.ship' : 'fulfilment.correct.submit')}
        </Button>
      </div>
    </Form>
  )
}
