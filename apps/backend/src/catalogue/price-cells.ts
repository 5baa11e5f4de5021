import { type PriceRange, priceSteps, stepsWithin } from './facet-bits.ts'
import type { FacetCells } from './facet-cells.store.ts'

type Cells = Pick<FacetCells, 'size' | 'category' | 'low' | 'high' | 'products'>

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

/** The cells whose price step is one of `steps`, and those of `parts`. */
export function joinCells(cells: Cells, steps: number, parts: readonly Cells[]): Cells {
  const kept: number[] = []
  for (let at = 0; at < cells.size; at++) if (((cells.high[at] ?? 0) & steps) !== 0) kept.push(at)
  const size = parts.reduce((sum, part) => sum + part.size, kept.length)
  const joined = {
    size,
    category: new Int32Array(size),
    low: new Int32Array(size),
    high: new Int32Array(size),
    products: new Int32Array(size),
  }
  for (const name of ['category', 'low', 'high', 'products'] as const) {
    for (const [to, at] of kept.entries()) joined[name][to] = cells[name][at] ?? 0
    let first = kept.length
    for (const part of parts) {
      joined[name].set(part[name].subarray(0, part.size), first)
      first += part.size
    }
  }
  return joined
}
