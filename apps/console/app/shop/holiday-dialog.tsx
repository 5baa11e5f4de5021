import { HOLIDAY_DAYS, HOLIDAY_TEXT, type ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly, lengthOf } from '@filiera/domain/dates/holidays'
import { languages } from '@filiera/domain/languages'
import { type FormEvent, useState } from 'react'
import { hasFailed, problemOf } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormEnd, OvertakenNote } from '../ui/form-end.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { type Period, useWriteHoliday } from './use-holidays.ts'

const none: Period = { from: '', to: '', text: { it: '', en: '', es: '' } }

/** What is wrong with the days as they are typed. */
function faultsOf({ from, to }: Period, today: string, hasBegun: boolean): { from?: TextKey; to?: TextKey } {
  return {
    ...(!from
      ? { from: 'shop.holidays.missing' }
      : !hasBegun && from < today
        ? { from: 'shop.holidays.past' }
        : {}),
    ...(!to
      ? { to: 'shop.holidays.missing' }
      : to < today
        ? { to: 'shop.holidays.past' }
        : from && to < from
          ? { to: 'shop.holidays.turned' }
          : from && lengthOf({ from, to }) > HOLIDAY_DAYS
            ? { to: 'shop.holidays.long' }
            : {}),
  }
}

type Props = {
  shop: string
  /** Null for new days. */
  known: ShopHoliday | null
  onClose(): void
  onDone(): void
}

/** What is typed of the days, and how it is saved; it outlives the page until then. */
function useTypedHoliday({ shop, known, onDone }: Props) {
  const { t } = useTexts()
  const start: Period = known ? { from: known.from, to: known.to, text: known.text } : none
  const {
    typed: period,
    overtaken,
    type,
    forget,
  } = useStoredForm(`holiday.${shop}.${known?.id ?? 'new'}`, start)
  const { mutate, isPending, error } = useWriteHoliday(shop, known)
  const today = dateInItaly(new Date())
  const hasBegun = known?.state === 'running'
  const faults = faultsOf(period, today, hasBegun)
  const code = problemOf(error)?.code
  return {
    ...{ period, type, today, hasBegun, faults },
    isOvertaken: overtaken.length > 0,
    form: { isPending, hasFailed: hasFailed(error), leave: forget },
    refused:
      code === 'conflict' || code === 'changed_meanwhile' || code === 'expired'
        ? t(`shop.holidays.failed.${code}`)
        : undefined,
    save() {
      if (faults.from || faults.to) return
      mutate(period, {
        onSuccess() {
          forget()
          onDone()
        },
      })
    },
  }
}

/** Days on which the shop is closed, and what customers read meanwhile. */
export function HolidayDialog(props: Props) {
  const { known, onClose } = props
  const { t } = useTexts()
  const { period, type, today, hasBegun, ...holiday } = useTypedHoliday(props)
  const [isAsked, setAsked] = useState(false)
  const faults = isAsked ? holiday.faults : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    holiday.save()
  }
  return (
    <Dialog title={t(known ? 'shop.holidays.change' : 'shop.holidays.add')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3 md:grid-cols-2">
          <DateField
            label={t('shop.holidays.from')}
            value={period.from}
            min={today}
            readOnly={hasBegun}
            onChange={(from) => type({ from })}
            error={faults.from && t(faults.from)}
          />
          <DateField
            label={t('shop.holidays.to')}
            value={period.to}
            min={period.from || today}
            onChange={(to) => type({ to })}
            error={faults.to && t(faults.to, { count: HOLIDAY_DAYS })}
          />
        </div>
        <p className="text-t13 text-ink-2">{t('shop.holidays.hint')}</p>
        {languages.map((language) => (
          <TextArea
            key={language}
            lang={language}
            label={t(`shop.holidays.text.${language}`)}
            rows={2}
            maxLength={HOLIDAY_TEXT}
            value={period.text[language]}
            onChange={({ target }) => type({ text: { ...period.text, [language]: target.value } })}
          />
        ))}
        {holiday.isOvertaken && <OvertakenNote />}
        <FormEnd form={holiday.form} failure={holiday.refused} onClose={onClose} />
      </form>
    </Dialog>
  )
}
