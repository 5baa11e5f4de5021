import { HOLIDAY_DAYS, HOLIDAY_TEXT, type ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly, lengthOf } from '@filiera/domain/dates/holidays'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import { type Language, languageNames, languages } from '@filiera/domain/languages'
import { problemOf } from '../api/call-api.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { FieldConflicts } from '../ui/conflicts/field-conflicts.tsx'
import { type Seen, useVersionedForm } from '../ui/conflicts/use-versioned-form.ts'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormEnd } from '../ui/form-end.tsx'
import { useFaults } from './use-faults.ts'
import { useHolidayActs, useHolidays } from './use-holidays.ts'

/** The days, and what customers read in each language. */
type Typed = { from: string; to: string } & Record<Language, string>

const bare: Seen<Typed> = { version: 0, values: { from: '', to: '', it: '', en: '', es: '' } }

const seenOf = ({ version, from, to, text: { it, en, es } }: ShopHoliday): Seen<Typed> => ({
  version,
  values: { from, to, it, en, es },
})

/** What is wrong with the days as they are typed. */
function faultsOf({ from, to }: Typed, today: string, hasBegun: boolean): { from?: TextKey; to?: TextKey } {
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
function useHolidayForm({ shop, known, onDone }: Props) {
  const { add, change, show } = useHolidayActs(shop)
  const { data } = useHolidays(shop)
  // what a colleague took off meanwhile is added again
  const isThere = known && (data?.some(({ id }) => id === known.id) ?? true)
  return useVersionedForm({
    name: `closed-days.${shop}.${known?.id ?? 'new'}`,
    seen: known ? seenOf(known) : bare,
    read: (current) => seenOf(current as ShopHoliday),
    async send({ from, to, it, en, es }: Typed, version) {
      const period = { from, to, text: { it, en, es } }
      try {
        return await (isThere ? change(known.id, period, version) : add(period))
      } catch (failure) {
        if (problemOf(failure)) show()
        throw failure
      }
    },
    onSaved() {
      show()
      onDone()
    },
  })
}

function useFailure(code: string | undefined) {
  const { t } = useTexts()
  return code === 'conflict' || code === 'not_found' || code === 'expired'
    ? t(`shop.holidays.failed.${code}`)
    : undefined
}

/** Days on which the shop is closed, and what customers read meanwhile. */
export function HolidayDialog(props: Props) {
  const { known, onClose } = props
  const { t, language: own } = useTexts()
  const form = useHolidayForm(props)
  const { typed, type } = form
  const today = dateInItaly(new Date())
  const hasBegun = known?.state === 'running'
  const { faultOf, submit } = useFaults(faultsOf(typed, today, hasBegun), form.save)
  const failure = useFailure(form.code)
  const nameOf = (field: keyof Typed) =>
    t(field === 'from' || field === 'to' ? `shop.holidays.${field}` : `shop.holidays.text.${field}`)
  return (
    <Dialog title={t(known ? 'shop.holidays.changeTitle' : 'shop.holidays.add')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3 md:grid-cols-2">
          <DateField
            label={nameOf('from')}
            value={typed.from}
            min={today}
            readOnly={hasBegun}
            onChange={(from) => type({ from })}
            error={faultOf('from')}
          />
          <DateField
            label={nameOf('to')}
            value={typed.to}
            min={typed.from || today}
            onChange={(to) => type({ to })}
            error={faultOf('to', { count: HOLIDAY_DAYS })}
          />
        </div>
        <p className="text-t13 text-ink-2">{t('shop.holidays.hint')}</p>
        {languages.map((language) => (
          <TextArea
            key={language}
            lang={language}
            label={nameOf(language)}
            rows={2}
            maxLength={HOLIDAY_TEXT}
            value={typed[language]}
            onChange={({ target }) => type({ [language]: target.value })}
          />
        ))}
        {form.met && (
          <FieldConflicts
            met={form.met}
            typed={typed}
            nameOf={(field) => (field === 'from' || field === 'to' ? nameOf(field) : languageNames[field])}
            wordsOf={(field, value) =>
              field === 'from' || field === 'to' ? formatDate(noonOf(value), own) : value
            }
            onChoose={type}
          />
        )}
        <FormEnd form={form} failure={failure} onClose={onClose} />
      </form>
    </Dialog>
  )
}
