import type { SellerOrder } from '@filiera/contract/fulfilment'
import { type Carrier, carrierName, carriers, trackingExample } from '@filiera/domain/tracking'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '../design/button.tsx'
import { Field } from '../design/field.tsx'
import { Select } from '../design/select.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { formatMoment } from '../orders/format-date.ts'
import type { Refused } from './act-by-form.ts'
import { lastMinute } from './order-times.ts'

/** Statuses with words on what is to be done. */
const worded = [
  'PAID',
  'ACCEPTED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CANCELLED',
  'DISPUTED',
] as const

function ShipForm({ refused }: { refused: Refused | null }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const typed = refused?.typed ?? {}
  const carrier = carriers.find((known): known is Carrier => known === typed.carrier)
  const isWrong = refused?.fields.includes('trackingNumber') ?? false
  const example = carrier && trackingExample(carrier)
  return (
    <Form method="post" className="mt-4 grid items-start gap-4 md:grid-cols-[1fr_1.4fr]">
      <input type="hidden" name="intent" value="ship" />
      <Select name="carrier" defaultValue={carrier ?? 'poste'} label={t('fulfilment.carrier')}>
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
        defaultValue={typed.trackingNumber ?? ''}
        label={t('fulfilment.trackingNumber')}
        hint={t('fulfilment.trackingHint')}
        error={isWrong && t('fulfilment.trackingExample', { example: example ?? '' })}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {t('fulfilment.ship')}
        </Button>
      </div>
    </Form>
  )
}

/** What the shop does next with an order, with the button for it. */
export function NextStep({ order, refused }: { order: SellerOrder; refused: Refused | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const status = worded.find((known) => known === order.status)
  const step = (['accept', 'prepare', 'deliver'] as const).find((action) =>
    order.sellerActions.includes(action),
  )
  return (
    <section aria-labelledby="next" className="rounded-panel bg-quiet p-5 md:p-7 print:hidden">
      <h2 id="next" className="text-2xl">
        {t('fulfilment.next.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t(`fulfilment.next.${status ?? 'none'}`)}</p>
      {order.acceptBy && (
        <p className="mt-1 font-semibold text-warn-text">
          {t('fulfilment.acceptBy', { date: formatMoment(lastMinute(order.acceptBy), language) })}
        </p>
      )}
      {step && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value={step} />
          <Button type="submit" disabled={busy}>
            {t(`fulfilment.${step}`)}
          </Button>
        </Form>
      )}
      {order.sellerActions.includes('ship') && <ShipForm refused={refused} />}
    </section>
  )
}
