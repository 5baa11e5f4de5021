import type { BulkChange, Job, JobValues } from '@filiera/contract/console/jobs'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { formatEuros } from '@filiera/domain/money/money'
import { offerDay, sayOfferDays } from '../texts/offer-days.ts'
import { partsInWords } from '../texts/part-key.ts'
import type { Translate } from '../texts/texts.tsx'

function stepOf({ by, value }: Extract<BulkChange, { what: 'price' | 'offer' }>): string {
  const sign = value > 0 ? '+' : '−'
  return sign + (by === 'percent' ? `${Math.abs(value)}\u00a0%` : formatEuros(Math.abs(value)))
}

/** What a job does or takes back, in words: "Prezzi +4 %, ai 10 centesimi". */
export function describeJob(
  { change, undoneChange }: Pick<Job, 'change' | 'undoneChange'>,
  t: Translate,
  language: Language,
): string {
  if (change) return describeChange(change, t, language)
  return undoneChange
    ? t('jobs.does.undoOf', { what: describeChange(undoneChange, t, language) })
    : t('jobs.does.undo')
}

function describeChange(change: NonNullable<Job['change']>, t: Translate, language: Language): string {
  switch (change.what) {
    case 'offer_at': {
      const said = t('jobs.does.offer_at', { price: formatEuros(change.priceDiscounted) })
      return change.from || change.to ? `${said}, ${sayOfferDays(change, t, language)}` : said
    }
    case 'price':
    case 'offer': {
      const step = t(`jobs.does.${change.what}`, { step: stepOf(change) })
      const rounded = change.rounding === 'cent' ? step : `${step}, ${t(`jobs.rounding.${change.rounding}`)}`
      const hasDays = change.what === 'offer' && (change.from || change.to)
      return hasDays ? `${rounded}, ${sayOfferDays(change, t, language)}` : rounded
    }
    case 'import':
      return t('jobs.does.import', { file: change.file })
    case 'export':
      return t(`jobs.does.${change.format}`)
    case 'export_orders':
      return t('jobs.does.export_orders', {
        from: formatDate(noonOf(change.from), language),
        to: formatDate(noonOf(change.to), language),
      })
    case 'end_offer':
    case 'publish':
      return t(`jobs.does.${change.what}`)
    case 'state':
      return t(`jobs.does.${change.to}`)
    case 'low_stock':
      return t('jobs.does.low_stock', { pieces: change.to })
  }
}

/** How many products or orders a job is about. */
export const describeTotal = ({ change, total }: Pick<Job, 'change' | 'total'>, t: Translate): string =>
  t(change?.what === 'export_orders' ? 'jobs.ofOrders' : 'jobs.of', { count: total })

/** Values of a product in a job: those that differ, or all that it touches. */
export function describeValues(
  values: JobValues,
  other: JobValues | null,
  t: Translate,
  language: Language,
): string {
  const differing = Object.keys(values).filter(
    (name) => !other || isOther(values[name as keyof JobValues], other[name as keyof JobValues]),
  )
  const names = differing.length > 0 ? differing : Object.keys(values)
  return names
    .map((name) => describeValue(name as keyof JobValues, values, t, language))
    .filter((text) => text !== '')
    .join(', ')
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

function describeValue(name: keyof JobValues, values: JobValues, t: Translate, language: Language): string {
  if (name === 'offerUntil') {
    if (typeof values.priceDiscounted !== 'number') return ''
    return values.offerUntil
      ? t('prices.days.until', { last: offerDay(values.offerUntil, language) })
      : t('prices.days.none')
  }
  if (name === 'coming') {
    if (!values.coming) return t('jobs.noComing')
    const price = t('jobs.offerAt', { price: formatEuros(values.coming.priceDiscounted) })
    return `${price}, ${sayOfferDays(values.coming, t, language)}`
  }
  if (name === 'parts') return partsInWords(values.parts ?? [], t)
  if (name === 'lacks') return ''
  if (name === 'state') return values.state ? t(`products.states.${values.state}`) : ''
  if (name === 'lowStock') return String(values.lowStock ?? '')
  if (name === 'price') return formatEuros(values.price ?? 0)
  return typeof values.priceDiscounted === 'number'
    ? t('jobs.offerAt', { price: formatEuros(values.priceDiscounted) })
    : t('jobs.noOffer')
}
