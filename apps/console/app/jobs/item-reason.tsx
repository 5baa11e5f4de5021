import type { Job, JobItem } from '@filiera/contract/console/jobs'
import { formatHour, formatShortDay } from '@filiera/domain/dates/written-dates'
import { partsInWords } from '../texts/part-key.ts'
import { useTexts } from '../texts/texts.tsx'
import { nameOfWay } from './figures.ts'

/** Why a product stays as it is. */
export function Reason({ job, item }: { job: Job; item: JobItem }) {
  const { t, language } = useTexts()
  const way = nameOfWay(item.state, job)
  if (way === 'same' || way === 'left_out' || way === 'untouched')
    return <span className="text-ink-2">{t(`jobs.items.${way}`)}</span>
  if (!item.reason) return null
  const { lacks = [] } = item.before
  if (lacks.length > 0) {
    const parts = partsInWords(lacks, t)
    return t('jobs.reasons.parts', { reason: t(`jobs.reasons.${item.reason}`), parts })
  }
  if (item.reason !== 'changed' || !item.changed?.by) return t(`jobs.reasons.${item.reason}`)
  const at = new Date(item.changed.at)
  return t('jobs.items.changedBy', {
    by: item.changed.by,
    at: `${formatShortDay(at, language)}, ${formatHour(at, language)}`,
  })
}

/** Which products of a trial are left out; null when nothing can be chosen. */
export type Choice = { without: ReadonlySet<number>; onToggle(position: number): void } | null
