import { FREE_BIT } from './facet-bits.ts'

/** `products[i]` products are in category `category[i]` with the bits `low[i]`, `high[i]`, for each `i` below `size`. */
export type Cells = {
  size: number
  category: Int32Array
  low: Int32Array
  high: Int32Array
  products: Int32Array
}

const columns = ['category', 'low', 'high', 'products'] as const
const LOW_VALUES = 2 ** 31
const HIGH_VALUES = 2 ** FREE_BIT

export function emptyCells(size: number): Cells {
  return {
    size,
    category: new Int32Array(size),
    low: new Int32Array(size),
    high: new Int32Array(size),
    products: new Int32Array(size),
  }
}

/** The first `size` cells with those that differ only in what they are free of made one: a fifth of a large catalogue's. */
export function mergeCells(cells: Cells, size: number): Cells {
  const ofCategory = new Map<number, Map<number, number>>()
  const merged = { ...emptyCells(size), size: 0 }
  for (let at = 0; at < size; at++) {
    const products = cells.products[at] ?? 0
    if (products === 0) continue
    const category = cells.category[at] ?? 0
    const low = cells.low[at] ?? 0
    const high = (cells.high[at] ?? 0) & (HIGH_VALUES - 1)
    const places = ofCategory.get(category) ?? new Map<number, number>()
    ofCategory.set(category, places)
    const key = high * LOW_VALUES + low
    const known = places.get(key)
    const place = known ?? merged.size++
    if (known === undefined) {
      places.set(key, place)
      merged.category[place] = category
      merged.low[place] = low
      merged.high[place] = high
    }
    merged.products[place] = (merged.products[place] ?? 0) + products
  }
  return merged
}

/** All cells of several parts, one part behind the other. */
export function joinCells(parts: readonly Cells[]): Cells {
  const joined = emptyCells(parts.reduce((sum, { size }) => sum + size, 0))
  let first = 0
  for (const part of parts) {
    for (const name of columns) joined[name].set(part[name].subarray(0, part.size), first)
    first += part.size
  }
  return joined
}

/** The cells with one of these bits of `high`. */
export function cellsWith(cells: Cells, bits: number): Cells {
  const kept = emptyCells(cells.size)
  let size = 0
  for (let at = 0; at < cells.size; at++) {
    if (((cells.high[at] ?? 0) & bits) === 0) continue
    for (const name of columns) kept[name][size] = cells[name][at] ?? 0
    size += 1
  }
  kept.size = size
  return kept
}
