import type { ActivityEntry } from '@filiera/contract/console/people/activity'
import { dateFormat } from '@filiera/domain/dates/date-format'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { countryName } from '@filiera/domain/places/country-names'
import { partKey } from '../texts/part-key.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'

type Noted = ActivityEntry['changes'][number]['before']

const MONEY = /^(price|priceDiscounted|refunded|threshold|fee|amount)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/
/** Status of a product → its state in the sheet. */
const productStates: Readonly<Record<string, string>> = { published: 'on_sale', withdrawn: 'paused' }

/** Words under a key that is put together; null where there are none. */
export function useSaid(): (key: string) => string | null {
  const { t } = useTexts()
  return (key) => {
    const words = t(key as TextKey)
    // what has no words of its own answers with its key
    return words === key ? null : words
  }
}

/** Words of values that are chosen from a list: of which list says the field. */
function useChoiceWords(): (kind: string, field: string, value: string) => string | null {
  const say = useSaid()
  return (kind, field, value) => {
    if (field === 'notice') return say(`notices.${value}.title`)
    if (field === 'role') return say(`shell.role.${value}`)
    if (field === 'reason') return say(`stock.reasons.${value}`)
    if (field === 'expiry') return say(`stock.lots.expiry.${value}`)
    if (field === 'report') return say(`reviews.report.reasons.${value}`)
    if (kind === 'order') return say(`orders.status.${value}`)
    if (kind === 'job' || kind === 'orders_export') return say(`activity.jobStates.${value}`)
    return say(`products.states.${productStates[value] ?? value}`)
  }
}

/** Words of the members of a list. */
function useListWords(): (field: string, items: readonly string[]) => string | null {
  const { t, language } = useTexts()
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const listed: Readonly<Record<string, (item: string) => string | undefined>> = {
    // formats are noted with the product's number before their name
    formats: (item) => item.replace(/^\d+: /, ''),
    shipsTo: (item) => countryName(item, language),
    // the first of January 2024 was a Monday
    dispatchDays: (item) => weekday.format(new Date(Date.UTC(2024, 0, Number(item)))),
  }
  return (field, items) => {
    const nameOf = listed[field]
    const names = items.map((item) => (field === 'parts' ? t(partKey(item)) : (nameOf?.(item) ?? item)))
    return [...new Set(names)].join(', ') || null
  }
}

/** A value that was noted in words; null for none, and for one that says nothing to anybody. */
export function useValueWords(): (kind: string, field: string, value: Noted) => string | null {
  const { t, language } = useTexts()
  const when = useWhen()
  const chosen = useChoiceWords()
  const listed = useListWords()
  return (kind, field, value) => {
    if (value === null || value === '') return null
    if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no')
    if (typeof value === 'number') {
      if (field === 'cutOffHour') return `${value}:00`
      return MONEY.test(field) ? formatEuros(value) : String(value)
    }
    if (Array.isArray(value)) return listed(field, value)
    if (['status', 'state', 'role', 'reason', 'report', 'notice', 'expiry'].includes(field))
      return chosen(kind, field, value)
    if (DAY.test(value)) return formatDate(noonOf(value), language)
    if (MOMENT.test(value)) return when.shortMoment(value)
    // numbers of other objects
    return field === 'from' || field === 'to' ? null : value
  }
}
