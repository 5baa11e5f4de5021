import type { BulkChange, Job, JobValues } from '@filiera/contract/console/jobs'
import { formatEuros } from '@filiera/domain/money/money'
import type { Translate } from '../texts/texts.tsx'

function stepOf({ by, value }: Extract<BulkChange, { what: 'price' | 'offer' }>): string {
  const sign = value > 0 ? '+' : '−'
  return sign + (by === 'percent' ? `${Math.abs(value)}\u00a0%` : formatEuros(Math.abs(value)))
}

/** What a job does, in words: "Prezzi +4 %, ai 10 centesimi". */
export function describeJob({ change }: Pick<Job, 'change'>, t: Translate): string {
  if (!change) return t('jobs.does.undo')
  switch (change.what) {
    case 'price':
    case 'offer': {
      const step = t(`jobs.does.${change.what}`, { step: stepOf(change) })
      return change.rounding === 'cent' ? step : `${step}, ${t(`jobs.rounding.${change.rounding}`)}`
    }
    case 'end_offer':
      return t('jobs.does.end_offer')
    case 'state':
      return t(`jobs.does.${change.to}`)
    case 'low_stock':
      return t('jobs.does.low_stock', { pieces: change.to })
  }
}

/** Values of a product in a job: those that differ, or all that it touches. */
export function describeValues(values: JobValues, other: JobValues | null, t: Translate): string {
  const differing = Object.keys(values).filter(
    (name) => !other || values[name as keyof JobValues] !== other[name as keyof JobValues],
  )
  const names = differing.length > 0 ? differing : Object.keys(values)
  return names.map((name) => describeValue(name as keyof JobValues, values, t)).join(', ')
}

function describeValue(name: keyof JobValues, values: JobValues, t: Translate): string {
  if (name === 'state') return values.state ? t(`products.states.${values.state}`) : ''
  if (name === 'lowStock') return String(values.lowStock ?? '')
  if (name === 'price') return formatEuros(values.price ?? 0)
  return typeof values.priceDiscounted === 'number'
    ? t('jobs.offerAt', { price: formatEuros(values.priceDiscounted) })
    : t('jobs.noOffer')
}
