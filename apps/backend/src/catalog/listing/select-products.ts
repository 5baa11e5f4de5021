import { chosenValues } from './chosen-values.ts'
import { priceRange } from './price-range.ts'
import type { PriceRange, ProductFilters } from './product-filters.ts'
import { type Bits, countBits, intersection, removeBits, setBit } from './product-index/bits.ts'
import type { ProductIndex } from './product-index/product-index.ts'
import { keyOf, remembered } from './remembered.ts'

/** Some products; `isAll` when nothing narrows. */
export type Selection = { bits: Bits; size: number; isAll: boolean }
/** One filter as the products that pass it; `group` is whose counts ignore it. */
type Part = { group: string | null; bits: Bits }

/** Products with one of the values. */
function withOne(index: ProductIndex, values: readonly number[]): Bits {
  const [first] = values
  const only = values.length === 1 && first !== undefined ? index.setOf(first) : undefined
  if (only) return only.bits(index.bitWords)
  const bits = new Uint32Array(index.bitWords)
  for (const value of values) index.setOf(value)?.orInto(bits)
  return bits
}

function withoutAny(index: ProductIndex, values: readonly number[]): Bits {
  const bits = index.listed.bits(index.bitWords).slice()
  removeBits(bits, withOne(index, values))
  return bits
}

function withinRange(index: ProductIndex, { from, to }: PriceRange): Bits {
  const bits = new Uint32Array(index.bitWords)
  for (const id of index.orders.cents.between(from, to)) setBit(bits, id)
  return bits
}

function partsOf(index: ProductIndex, filters: ProductFilters): Part[] {
  const parts = chosenValues(index, filters).map(({ group, values, isWithout }) => ({
    group,
    bits: isWithout ? withoutAny(index, values) : withOne(index, values),
  }))
  const range = priceRange(filters)
  return range ? [...parts, { group: 'price', bits: withinRange(index, range) }] : parts
}

/** All that is on sale. */
export const everyProduct = (index: ProductIndex): Selection => ({
  bits: index.listed.bits(index.bitWords),
  size: index.listed.size,
  isAll: true,
})

function selectionOf(index: ProductIndex, parts: readonly Bits[]): Selection {
  if (parts.length === 0) return everyProduct(index)
  const [only] = parts
  const bits = parts.length === 1 && only ? only : intersection(parts)
  return { bits, size: countBits(bits), isAll: false }
}

const weigh = ({ bits }: Selection) => bits.byteLength

/** All but some. */
function allBut(index: ProductIndex, ids: readonly number[]): Bits {
  const bits = index.listed.bits(index.bitWords).slice()
  const left = new Uint32Array(index.bitWords)
  for (const id of ids) setBit(left, id)
  removeBits(bits, left)
  return bits
}

/** The products that pass all filters but the text. */
export function selectProducts(index: ProductIndex, filters: ProductFilters): Selection {
  const passing = remembered(
    index,
    `products ${keyOf(filters)}`,
    () =>
      selectionOf(
        index,
        partsOf(index, filters).map(({ bits }) => bits),
      ),
    weigh,
  )
  return filters.excludedIds
    ? selectionOf(index, [passing.bits, allBut(index, filters.excludedIds)])
    : passing
}

/** The same with each family once, as lists show it. */
export function selectListed(index: ProductIndex, { formats, ...filters }: ProductFilters): Selection {
  if (formats === 'each') return selectProducts(index, filters)
  const select = () => {
    const passing = selectProducts(index, filters)
    const bits = index.oncePerFamily(passing.bits)
    return bits === passing.bits ? passing : { bits, size: countBits(bits), isAll: false }
  }
  return filters.excludedIds ? select() : remembered(index, `listed ${keyOf(filters)}`, select, weigh)
}

/**
 * The products that pass all filters, and for each group with a filter those that pass the others: what its values are counted in.
 * @param within what a text found, if there is one
 */
export function selectByGroup(
  index: ProductIndex,
  filters: ProductFilters,
  within: Bits | null,
): { all: Selection; byGroup: Map<string, Selection> } {
  const parts = partsOf(index, filters)
  if (within) parts.push({ group: null, bits: within })
  if (filters.excludedIds) parts.push({ group: null, bits: allBut(index, filters.excludedIds) })
  const without = (group: string | null) =>
    selectionOf(
      index,
      parts.filter((part) => group === null || part.group !== group).map(({ bits }) => bits),
    )
  const groups = new Set(parts.flatMap(({ group }) => (group === null ? [] : [group])))
  return { all: without(null), byGroup: new Map([...groups].map((group) => [group, without(group)])) }
}
