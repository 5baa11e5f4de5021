import type { ActivityEntry } from '@filiera/contract/console/people/activity'
import { dateFormat } from '@filiera/domain/dates/date-format'
import { formatEuros } from '@filiera/domain/money/money'
import { formatDate, noonOf } from '../texts/format-date.ts'
import { partKey } from '../texts/part-key.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'

type Change = ActivityEntry['changes'][number]
type Noted = Change['before']
/** What changed, in words; null for a value that there was not, or is not any more. */
export type Worded = { label: string; before: string | null; after: string | null }

const MONEY = /^(price|priceDiscounted|refunded|threshold|fee|amount)$/
/** What is read first; the database does not keep the order in which a change was noted. */
const FIRST = [
  'name',
  'title',
  'role',
  'status',
  'state',
  'price',
  'priceDiscounted',
  'report',
  'from',
  'to',
  'lot',
]
const placeOf = ({ field }: Change) => {
  const at = FIRST.indexOf(field.split('.')[0] ?? '')
  return at === -1 ? FIRST.length : at
}
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/
/** Status of a product → its state in the sheet. */
const productStates: Readonly<Record<string, string>> = { published: 'on_sale', withdrawn: 'paused' }

/** Entries of the log in words: what nobody would understand is left out. */
export function useWords() {
  const { t, language } = useTexts()
  const when = useWhen()
  // what has no words of its own answers with its key
  const say = (key: string): string | null => {
    const words = t(key as TextKey)
    return words === key ? null : words
  }

  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const listed: Readonly<Record<string, (item: string) => string | undefined>> = {
    // formats are noted with the product's number before their name
    formats: (item) => item.replace(/^\d+: /, ''),
    shipsTo: (item) => countries.of(item),
    // the first of January 2024 was a Monday
    dispatchDays: (item) => weekday.format(new Date(Date.UTC(2024, 0, Number(item)))),
  }

  /** Words of values that are chosen from a list: of which list says the field. */
  function chosen(kind: string, field: string, value: string): string | null {
    if (field === 'notice') return say(`notices.${value}.title`)
    if (field === 'role') return say(`shell.role.${value}`)
    if (field === 'reason') return say(`stock.reasons.${value}`)
    if (field === 'expiry') return say(`stock.lots.expiry.${value}`)
    if (field === 'report') return say(`reviews.report.reasons.${value}`)
    if (kind === 'order') return say(`orders.status.${value}`)
    if (kind === 'job' || kind === 'orders_export') return say(`activity.jobStates.${value}`)
    return say(`products.states.${productStates[value] ?? value}`)
  }

  function worded(kind: string, field: string, value: Noted): string | null {
    if (value === null || value === '') return null
    if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no')
    if (typeof value === 'number') {
      if (field === 'cutOffHour') return `${value}:00`
      return MONEY.test(field) ? formatEuros(value) : String(value)
    }
    if (Array.isArray(value)) {
      const nameOf = listed[field]
      const names = value.map((item) => (field === 'parts' ? t(partKey(item)) : (nameOf?.(item) ?? item)))
      return [...new Set(names)].join(', ') || null
    }
    if (['status', 'state', 'role', 'reason', 'report', 'notice', 'expiry'].includes(field))
      return chosen(kind, field, value)
    if (DAY.test(value)) return formatDate(noonOf(value), language)
    if (MOMENT.test(value)) return when.shortMoment(value)
    // numbers of other objects
    return field === 'from' || field === 'to' ? null : value
  }

  function changeOf(kind: string, { field, before, after }: Change): Worded | null {
    const [top = '', of = ''] = field.split('.')
    const label = say(`activity.fields.${top}`)
    const [was, is] = [worded(kind, top, before), worded(kind, top, after)]
    if (!label || was === is) return null
    const inLanguage = of ? say(`activity.languages.${of}`) : null
    return { label: inLanguage ? `${label} (${inLanguage})` : label, before: was, after: is }
  }

  const kindOf = (kind: string) => say(`activity.kinds.${kind}`) ?? t('activity.otherKind')
  return {
    kindOf,
    /** What somebody did, as a sentence without its subject. */
    deedOf({ action, kind, changes }: ActivityEntry): string {
      if (kind === 'product' && (action === 'createJob' || action === 'undoJob')) return t('activity.byJob')
      if (action === 'scheduleProduct' && changes.some(({ field }) => field === 'version'))
        return t('activity.bySchedule')
      return say(`activity.actions.${action}`) ?? t('activity.changed', { kind: kindOf(kind) })
    },
    changesOf: ({ kind, changes }: ActivityEntry) =>
      changes
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .flatMap((change) => changeOf(kind, change) ?? []),
  }
}
