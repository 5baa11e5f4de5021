import type { SellerFigures } from '@filiera/contract/console/figures'
import { formatCount, formatEuros } from '@filiera/domain/money/money'

/** What is drawn day by day. */
export const measures = ['sold', 'orders', 'pieces', 'refunded'] as const
export type Measure = (typeof measures)[number]
export type Day = SellerFigures['days'][number]

/** A value as people read it: money or a count. */
export const formatMeasure = (measure: Measure, value: number): string =>
  measure === 'sold' || measure === 'refunded' ? formatEuros(value) : formatCount(value)

/** "+18%", "−4%" or "0%" against what it was; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return '0%'
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}%`
}
