import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { amountText, readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros, formatEuros } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { hasFailed } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { faultOfDays } from '../jobs/read-change.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormEnd, OvertakenNote } from '../ui/form-end.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { offerRefusal } from './offer-refusal.ts'
import { useChangeOffer } from './use-offers.ts'

/** As typed; the price of an offer that runs stays. */
type Typed = { from: string; to: string; price: string }

/** What is wrong with the days; the first one of an offer that runs stays as it is. */
function faultOfTyped(days: Typed, hasBegun: boolean): { fault: TextKey; field: 'from' | 'to' } | null {
  if (!days.from) return { fault: 'prices.faults.missing', field: 'from' }
  const today = dateInItaly(new Date())
  return faultOfDays(hasBegun ? { ...days, from: '' } : days, today)
}

/** The price of an offer to come in euros, or why it is none. */
function readPrice(text: string, full: number): { priceDiscounted: number } | { fault: TextKey } {
  const read = readAmount(text)
  if ('fault' in read) return { fault: `jobs.faults.${read.fault}` }
  if (read.cents === 0) return { fault: 'jobs.faults.priceZero' }
  const priceDiscounted = centsToEuros(read.cents)
  return priceDiscounted < full ? { priceDiscounted } : { fault: 'prices.faults.notBelow' }
}

type Props = { shop: string; offer: Offer; onClose(): void; onDone(): void }

/** What is typed of an offer, and how it is sent; it outlives the page until then. */
function useTypedOffer({ shop, offer, onDone }: Props) {
  const { t } = useTexts()
  const { typed, overtaken, type, forget } = useStoredForm<Typed>(`offer.${shop}.${offer.id}`, {
    from: offer.from,
    to: offer.to ?? '',
    price: amountText(offer.priceDiscounted),
  })
  const { mutate, isPending, error } = useChangeOffer(shop, offer)
  const hasBegun = offer.state === 'running'
  const price = readPrice(typed.price, offer.price)
  const daysFault = faultOfTyped(typed, hasBegun)
  return {
    ...{ typed, type, hasBegun, daysFault },
    priceFault: !hasBegun && 'fault' in price ? price.fault : null,
    isOvertaken: overtaken.length > 0,
    form: { isPending, hasFailed: hasFailed(error), leave: forget },
    refused: offerRefusal(error, t),
    send() {
      if (daysFault || (!hasBegun && 'fault' in price)) return
      mutate(
        { from: typed.from, to: typed.to || null, ...(!hasBegun && price) },
        {
          onSuccess() {
            forget()
            onDone()
          },
        },
      )
    },
  }
}

/** The days of an offer that is not over, and the price of one to come. */
export function DaysDialog(props: Props) {
  const { offer, onClose } = props
  const { t } = useTexts()
  const { typed, type, hasBegun, daysFault, priceFault, ...change } = useTypedOffer(props)
  const [isAsked, setAsked] = useState(false)
  const today = dateInItaly(new Date())
  const faultOf = (field: 'from' | 'to') =>
    isAsked && daysFault?.field === field ? t(daysFault.fault) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    change.send()
  }
  return (
    <Dialog title={t(hasBegun ? 'prices.form.title' : 'prices.form.titleComing')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{offer.product.title}</p>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <DateField
            label={t('prices.form.from')}
            value={typed.from}
            readOnly={hasBegun}
            min={today}
            onChange={(from) => type({ from })}
            error={faultOf('from')}
          />
          <DateField
            label={t('prices.form.to')}
            hint={t('prices.form.toHint')}
            value={typed.to}
            min={hasBegun ? today : typed.from}
            onChange={(to) => type({ to })}
            error={faultOf('to')}
          />
        </div>
        {!hasBegun && (
          <div className="max-w-[220px]">
            <Field
              label={t('prices.form.price')}
              hint={t('prices.form.priceHint', { price: formatEuros(offer.price) })}
              inputMode="decimal"
              value={typed.price}
              onChange={({ target }) => type({ price: target.value })}
              error={isAsked && priceFault ? t(priceFault) : undefined}
            />
          </div>
        )}
        {change.isOvertaken && <OvertakenNote />}
        <FormEnd form={change.form} failure={change.refused} onClose={onClose} />
      </form>
    </Dialog>
  )
}
