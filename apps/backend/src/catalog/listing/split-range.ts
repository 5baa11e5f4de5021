import { priceSteps, stepsWithin } from './facet-bits.ts'
import type { PriceRange } from './product-filters.ts'

/** The steps wholly inside a range as bits, and what of the range lies outside of them. */
export function splitRange(range: PriceRange): { whole: number; rests: PriceRange[] } {
  const whole = stepsWithin(range)
  if (whole === 0) return { whole, rests: [range] }
  const begin = priceSteps.find((start) => start >= range.from) ?? range.from
  const end =
    range.to === null ? null : (priceSteps.findLast((start) => start <= (range.to ?? start)) ?? null)
  const rests: PriceRange[] = []
  if (range.from < begin) rests.push({ from: range.from, to: begin })
  if (end !== null && range.to !== null && end < range.to) rests.push({ from: end, to: range.to })
  return { whole, rests }
}
