import { allergens, marks, priceBands } from '@filiera/domain/catalogue-constants'
import { eurosToCents } from '@filiera/domain/money/money'
import { regionCodes, shopCityCodes } from '@filiera/domain/places/regions'
import type { Meant, PriceRange, ProductFilters } from './product-filters.ts'

/**
 * The one-hot facet bits of a listed product (`listing_bits` in migration 0009 sets the same positions). In the program they are two
 * numbers, because bitwise operators take 32 bits: `low` holds bits 0 to 30, `high` the others from 31 on.
 */
export type Bits = { low: number; high: number }
/** The groups that facets count; `free` and `meant` narrow, but count nothing. */
export type BitGroup = 'city' | 'region' | 'mark' | 'discounts' | 'available' | 'price' | 'free' | 'meant'
/** A filter in bits: a product passes when it has at least one of them. */
export type Mask = Bits & { group: BitGroup }

export const CITY_BIT = 0
export const REGION_BIT = 5
export const MARK_BIT = 25
export const REDUCED_BIT = 30
/** Positions inside `high`. */
export const AVAILABLE_BIT = 0
export const PRICE_BIT = 1
export const FREE_BIT = 17
const LOW_BITS = 31n

/** Where each price step begins, in cents; the last one is open. */
export const priceSteps = [
  0, 300, 500, 700, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000,
] as const
/** Price bound without a limit (specification §9). */
const UNBOUNDED = -1

/** What lies in both. */
const intersect = (left: PriceRange, right: PriceRange): PriceRange => ({
  from: Math.max(left.from, right.from),
  to: left.to === null ? right.to : right.to === null ? left.to : Math.min(left.to, right.to),
})

/** @returns null when the query sets no bound */
export function priceRange({ price_gte, price_lt, meant }: ProductFilters): PriceRange | null {
  const chosen: PriceRange = {
    from: price_gte === undefined || price_gte === UNBOUNDED ? 0 : eurosToCents(price_gte),
    to: price_lt === undefined || price_lt === UNBOUNDED ? null : eurosToCents(price_lt),
  }
  const { from, to } = (meant?.prices ?? []).reduce(intersect, chosen)
  return from === 0 && to === null ? null : { from, to }
}

/** The price steps that lie wholly inside a range, as bits of `high`. */
export function stepsWithin({ from, to }: PriceRange): number {
  return priceSteps.reduce<number>((bits, start, step) => {
    const end = priceSteps[step + 1] ?? null
    const inside = start >= from && (to === null || (end !== null && end <= to))
    return inside ? bits | (1 << (PRICE_BIT + step)) : bits
  }, 0)
}

/** Whether a range begins and ends where price steps do, so that the bits say everything about it. */
export function isOfWholeSteps({ from, to }: PriceRange): boolean {
  const edges: readonly number[] = priceSteps
  return edges.includes(from) && (to === null || edges.includes(to))
}

/** The price bands of the shop (specification §9) as bits of `high`. */
export const bandBits: readonly number[] = priceBands.map(({ min, max }) =>
  stepsWithin({ from: min * 100, to: max === -1 ? null : max * 100 }),
)

const bitsOf = <T>(values: readonly T[], list: readonly T[], first: number) =>
  values.reduce((bits, value) => bits | (1 << (first + list.indexOf(value))), 0)

/** What a text says products must be, in bits: no choice of a group takes it off. */
function meantMasks({ regions, marks: asked, discounts, isUndeclared }: Meant): Mask[] {
  const meant = (low: number): Mask => ({ group: 'meant', low, high: 0 })
  return [
    ...regions.map((group) => meant(bitsOf(group, regionCodes, REGION_BIT))),
    ...asked.map((group) => meant(bitsOf(group, marks, MARK_BIT))),
    ...(discounts ? [meant(1 << REDUCED_BIT)] : []),
    ...(isUndeclared ? [meant(0)] : []),
  ]
}

/** Everything of a query that bits express; a price range only when it is of whole steps. */
export function filterMasks(filters: ProductFilters): Mask[] {
  const masks: Mask[] = []
  const low = (group: BitGroup, bits: number) => masks.push({ group, low: bits, high: 0 })
  const high = (group: BitGroup, bits: number) => masks.push({ group, low: 0, high: bits })
  if (filters.city) low('city', bitsOf(filters.city, shopCityCodes, CITY_BIT))
  if (filters.region) low('region', bitsOf(filters.region, regionCodes, REGION_BIT))
  if (filters.mark) low('mark', bitsOf(filters.mark, marks, MARK_BIT))
  if (filters.filters?.includes('discounts')) low('discounts', 1 << REDUCED_BIT)
  if (filters.filters?.includes('available')) high('available', 1 << AVAILABLE_BIT)
  const range = priceRange(filters)
  if (range && isOfWholeSteps(range)) high('price', stepsWithin(range))
  for (const allergen of new Set(filters.allergen_free))
    high('free', 1 << (FREE_BIT + allergens.indexOf(allergen)))
  return filters.meant ? [...masks, ...meantMasks(filters.meant)] : masks
}

/** The bits as PostgreSQL keeps them, a bigint in text. */
export const toBigint = ({ low, high }: Bits): string => String((BigInt(high) << LOW_BITS) | BigInt(low))
