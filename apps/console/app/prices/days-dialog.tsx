import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { amountText, readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros, formatEuros } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { hasFailed, problemOf } from '../api/call-api.ts'
import { useKept } from '../browser/use-kept.ts'
import { faultOfDays } from '../jobs/read-change.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormEnd, OvertakenNote } from '../ui/form-end.tsx'
import { showFaults } from '../ui/show-faults.ts'
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

/** The days of an offer that is not over, and the price of one to come; what was typed outlives the page until it is saved. */
export function DaysDialog({
  shop,
  offer,
  onClose,
  onDone,
}: {
  shop: string
  offer: Offer
  onClose(): void
  onDone(): void
}) {
  const { t } = useTexts()
  const { typed, overtaken, type, forget } = useKept<Typed>(`offer.${shop}.${offer.id}`, {
    from: offer.from,
    to: offer.to ?? '',
    price: amountText(offer.priceDiscounted),
  })
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useChangeOffer(shop, offer)
  const hasBegun = offer.state === 'running'
  const fault = isAsked ? faultOfTyped(typed, hasBegun) : null
  const price = readPrice(typed.price, offer.price)
  const send = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    if (faultOfTyped(typed, hasBegun) || (!hasBegun && 'fault' in price)) return
    mutate(
      { from: typed.from, to: typed.to || null, ...(!hasBegun && price) },
      {
        onSuccess() {
          forget()
          onDone()
        },
      },
    )
  }
  const code = problemOf(error)?.code
  const refused =
    code === 'conflict' || code === 'changed_meanwhile' || code === 'expired' || code === 'not_found'
      ? t(`prices.failed.${code}`)
      : t('prices.failed.act')
  return (
    <Dialog title={t(hasBegun ? 'prices.form.title' : 'prices.form.titleComing')} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-4">
        <p className="text-ink-2">{offer.product.title}</p>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <DateField
            label={t('prices.form.from')}
            value={typed.from}
            readOnly={hasBegun}
            min={dateInItaly(new Date())}
            onChange={(from) => type({ from })}
            error={fault?.field === 'from' ? t(fault.fault) : undefined}
          />
          <DateField
            label={t('prices.form.to')}
            hint={t('prices.form.toHint')}
            value={typed.to}
            min={hasBegun ? dateInItaly(new Date()) : typed.from}
            onChange={(to) => type({ to })}
            error={fault?.field === 'to' ? t(fault.fault) : undefined}
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
              error={isAsked && 'fault' in price ? t(price.fault) : undefined}
            />
          </div>
        )}
        {overtaken.length > 0 && <OvertakenNote />}
        <FormEnd
          form={{
            isPending,
            hasFailed: hasFailed(error),
            leave: forget,
          }}
          failure={refused}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
