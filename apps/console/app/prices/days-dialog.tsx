import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import { amountText, readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros, formatEuros } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { faultOfDays } from '../jobs/read-change.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { FieldConflicts } from '../ui/conflicts/field-conflicts.tsx'
import { type Seen, useVersionedForm } from '../ui/conflicts/use-versioned-form.ts'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormEnd } from '../ui/form-end.tsx'
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

type Row = Pick<Offer, 'version' | 'from' | 'to' | 'priceDiscounted'>
const seenOf = ({ version, from, to, priceDiscounted }: Row): Seen<Typed> => ({
  version,
  values: { from, to: to ?? '', price: amountText(priceDiscounted) },
})

/** What is typed of an offer, and how it is sent; it outlives the page until then. */
function useTypedOffer({ shop, offer, onDone }: Props) {
  const change = useChangeOffer(shop, offer.id)
  const hasBegun = offer.state === 'running'
  const form = useVersionedForm({
    name: `offer-days.${shop}.${offer.id}`,
    seen: seenOf(offer),
    read: (current) => seenOf(current as Row),
    send({ from, to, price }: Typed, version) {
      const read = readPrice(price, offer.price)
      return change({ from, to: to || null, ...(!hasBegun && 'priceDiscounted' in read && read) }, version)
    },
    onSaved: onDone,
  })
  const price = readPrice(form.typed.price, offer.price)
  const daysFault = faultOfTyped(form.typed, hasBegun)
  return {
    ...{ form, hasBegun, daysFault },
    priceFault: !hasBegun && 'fault' in price ? price.fault : null,
    send() {
      if (!daysFault && (hasBegun || !('fault' in price))) form.save()
    },
  }
}

/** What a colleague made of the offer meanwhile, beside what was typed. */
function MetOffer({ form: { met, typed, type } }: Pick<ReturnType<typeof useTypedOffer>, 'form'>) {
  const { t, language } = useTexts()
  if (!met) return null
  return (
    <FieldConflicts
      met={met}
      typed={typed}
      nameOf={(field) => t(`prices.form.${field}`)}
      wordsOf={(field, value) => {
        if (field === 'price') return value
        return value ? formatDate(noonOf(value), language) : t('prices.days.none')
      }}
      onChoose={type}
    />
  )
}

/** The days of an offer that is not over, and the price of one to come. */
export function DaysDialog(props: Props) {
  const { offer, onClose } = props
  const { t } = useTexts()
  const { form, hasBegun, daysFault, priceFault, send } = useTypedOffer(props)
  const { typed, type } = form
  const [isAsked, setAsked] = useState(false)
  const today = dateInItaly(new Date())
  const faultOf = (field: 'from' | 'to') =>
    isAsked && daysFault?.field === field ? t(daysFault.fault) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    send()
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
        <MetOffer form={form} />
        <FormEnd form={form} failure={offerRefusal(form.code, t)} onClose={onClose} />
      </form>
    </Dialog>
  )
}
