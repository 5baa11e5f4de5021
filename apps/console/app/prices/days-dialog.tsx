import type { Offer } from '@filiera/contract/console/offers'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { readKept, writeKept } from '../browser/kept.ts'
import { faultOfDays } from '../jobs/read-change.ts'
import { dayOf } from '../texts/format-date.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useChangeOffer } from './use-offers.ts'

type Days = { from: string; to: string }

/** What is wrong with the days; the first one of an offer that runs stays as it is. */
function faultOf(days: Days, hasBegun: boolean): { fault: TextKey; field: 'from' | 'to' } | null {
  if (!days.from) return { fault: 'prices.faults.missing', field: 'from' }
  const today = dayOf(new Date())
  return faultOfDays(hasBegun ? { ...days, from: '' } : days, today)
}

/** The days of an offer that is not over; what was typed outlives the page until it is saved. */
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
  const name = `offer.${shop}.${offer.id}`
  const [days, setDays] = useState<Days>(() => {
    const kept = readKept(name)
    return { from: offer.from, to: offer.to ?? '', ...(kept && (JSON.parse(kept) as Partial<Days>)) }
  })
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useChangeOffer(shop, offer)
  const hasBegun = offer.state === 'running'
  const fault = isAsked ? faultOf(days, hasBegun) : null
  const type = (change: Partial<Days>) => {
    const next = { ...days, ...change }
    setDays(next)
    writeKept(name, JSON.stringify(next))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faultOf(days, hasBegun)) return
    mutate(
      { from: days.from, to: days.to || null },
      {
        onSuccess() {
          writeKept(name, null)
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
    <Dialog title={t('prices.form.title')} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-4">
        <p className="text-ink-2">{offer.product.title}</p>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <DateField
            label={t('prices.form.from')}
            value={days.from}
            readOnly={hasBegun}
            min={dayOf(new Date())}
            onChange={(from) => type({ from })}
            error={fault?.field === 'from' ? t(fault.fault) : undefined}
          />
          <DateField
            label={t('prices.form.to')}
            hint={t('prices.form.toHint')}
            value={days.to}
            min={hasBegun ? dayOf(new Date()) : days.from}
            onChange={(to) => type({ to })}
            error={fault?.field === 'to' ? t(fault.fault) : undefined}
          />
        </div>
        {error && (
          <p role="alert" className="text-bad-text">
            {refused}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            onClick={() => {
              writeKept(name, null)
              onClose()
            }}
          >
            {t('prices.form.leave')}
          </Button>
          <Button primary type="submit" disabled={isPending}>
            {t('prices.form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
