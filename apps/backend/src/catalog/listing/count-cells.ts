import { marks } from '@filiera/domain/catalogue-constants'
import { regionCodes, shopCityCodes } from '@filiera/domain/places/regions'
import {
  AVAILABLE_BIT,
  bandBits,
  CITY_BIT,
  MARK_BIT,
  type Mask,
  PRICE_BIT,
  priceSteps,
  REDUCED_BIT,
  REGION_BIT,
  toBigint,
} from './facet-bits.ts'
import type { FacetCells } from './facet-cells.store.ts'
import type { Cells } from './merge-cells.ts'

/** A query as cells understand it; `categories` null means all. */
export type CellFilter = { categories: ReadonlySet<number> | null; masks: readonly Mask[] }

/** The categories of these slugs with those below them; null without slugs. */
export function categoriesOf(
  categories: FacetCells['categories'],
  slugs: readonly string[] | undefined,
): ReadonlySet<number> | null {
  if (!slugs || slugs.length === 0) return null
  const named = new Set(categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id))
  const below = categories.filter(({ parent_id }) => parent_id !== null && named.has(parent_id))
  return new Set([...named, ...below.map(({ id }) => id)])
}

function passes(masks: readonly Mask[], low: number, high: number): boolean {
  for (const mask of masks) if (((low & mask.low) | (high & mask.high)) === 0) return false
  return true
}

/** The cells to count a query in: without an allergen to avoid the merged ones, of which there are far fewer. */
export const cellsToCount = (cells: FacetCells, { masks }: CellFilter): Cells =>
  masks.some(({ group }) => group === 'free') ? cells : cells.merged

/** How many products match. */
export function countMatching(cells: Cells, { categories, masks }: CellFilter): number {
  let total = 0
  for (let at = 0; at < cells.size; at++) {
    const products = cells.products[at] ?? 0
    if (products === 0 || (categories && !categories.has(cells.category[at] ?? 0))) continue
    if (passes(masks, cells.low[at] ?? 0, cells.high[at] ?? 0)) total += products
  }
  return total
}

/** The cells that match, each once, as PostgreSQL takes them: categories, and bits in text. */
export function matchingCells(
  cells: Cells,
  { categories, masks }: CellFilter,
): { categories: number[]; bits: string[] } {
  const found = new Map<string, [category: number, bits: string]>()
  for (let at = 0; at < cells.size; at++) {
    const low = cells.low[at] ?? 0
    const high = cells.high[at] ?? 0
    if (!passes(masks, low, high) || cells.products[at] === 0) continue
    const category = cells.category[at] ?? 0
    if (categories && !categories.has(category)) continue
    found.set(`${category}.${low}.${high}`, [category, toBigint({ low, high })])
  }
  const matching = [...found.values()]
  return { categories: matching.map(([category]) => category), bits: matching.map(([, bits]) => bits) }
}

/** Counts of one group each by position in its list; categories by id. */
export type CellCounts = {
  total: number
  categories: Map<number, number>
  cities: number[]
  regions: number[]
  marks: number[]
  prices: number[]
  discounts: number
  available: number
}

const sums = (left: readonly number[], right: readonly number[]) =>
  left.map((each, at) => each + (right[at] ?? 0))

/** The counts of two parts of the catalogue together; the prices are those of the first. */
export function addCounts(left: CellCounts, right: CellCounts): CellCounts {
  const categories = new Map(left.categories)
  for (const [id, products] of right.categories) categories.set(id, (categories.get(id) ?? 0) + products)
  return {
    total: left.total + right.total,
    categories,
    cities: sums(left.cities, right.cities),
    regions: sums(left.regions, right.regions),
    marks: sums(left.marks, right.marks),
    prices: left.prices,
    discounts: left.discounts + right.discounts,
    available: left.available + right.available,
  }
}

const NONE = -1
const groupNumbers = {
  city: 0,
  region: 1,
  mark: 2,
  discounts: 3,
  available: 4,
  price: 5,
  category: 6,
} as const

/** The one group whose filter a cell fails; -1 when it fails none, null when it fails more than one or one that counts nothing. */
function failedGroup(
  { categories, masks }: CellFilter,
  category: number,
  low: number,
  high: number,
): number | null {
  let failed = NONE
  for (const mask of masks) {
    if (((low & mask.low) | (high & mask.high)) !== 0) continue
    if (failed !== NONE || mask.group === 'free' || mask.group === 'meant') return null
    failed = groupNumbers[mask.group]
  }
  if (categories && !categories.has(category)) {
    if (failed !== NONE) return null
    failed = groupNumbers.category
  }
  return failed
}

/** Adds `products` to every counter of a list whose bit is set. */
function addBits(counts: number[], bits: number, first: number, length: number, products: number): void {
  let left = (bits >>> first) & ((1 << length) - 1)
  while (left !== 0) {
    const at = 31 - Math.clz32(left & -left)
    counts[at] = (counts[at] ?? 0) + products
    left &= left - 1
  }
}

/** Counts every group, each ignoring its own filter. */
export function countGroups(cells: Cells, filter: CellFilter): CellCounts {
  const zeros = (length: number) => new Array<number>(length).fill(0)
  const counts: CellCounts = {
    total: 0,
    categories: new Map(),
    cities: zeros(shopCityCodes.length),
    regions: zeros(regionCodes.length),
    marks: zeros(marks.length),
    prices: [],
    discounts: 0,
    available: 0,
  }
  const steps = zeros(priceSteps.length)
  const categories: number[] = []
  for (let at = 0; at < cells.size; at++) {
    const products = cells.products[at] ?? 0
    if (products === 0) continue
    const category = cells.category[at] ?? 0
    const low = cells.low[at] ?? 0
    const high = cells.high[at] ?? 0
    const failed = failedGroup(filter, category, low, high)
    if (failed === null) continue
    const isFree = failed === NONE
    if (isFree) counts.total += products
    if (isFree || failed === groupNumbers.category)
      categories[category] = (categories[category] ?? 0) + products
    if (isFree || failed === groupNumbers.city)
      addBits(counts.cities, low, CITY_BIT, shopCityCodes.length, products)
    if (isFree || failed === groupNumbers.region)
      addBits(counts.regions, low, REGION_BIT, regionCodes.length, products)
    if (isFree || failed === groupNumbers.mark) addBits(counts.marks, low, MARK_BIT, marks.length, products)
    if (isFree || failed === groupNumbers.price) addBits(steps, high, PRICE_BIT, priceSteps.length, products)
    if ((isFree || failed === groupNumbers.discounts) && low & (1 << REDUCED_BIT))
      counts.discounts += products
    if ((isFree || failed === groupNumbers.available) && high & (1 << AVAILABLE_BIT))
      counts.available += products
  }
  categories.forEach((products, id) => {
    counts.categories.set(id, products)
  })
  counts.prices = bandBits.map((bits) =>
    steps.reduce((sum, products, step) => (bits & (1 << (PRICE_BIT + step)) ? sum + products : sum), 0),
  )
  return counts
}
