import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { withBelow } from './category-tree.ts'
import type { FacetValue, ProductIndex } from './product-index/product-index.ts'
import { remembered } from './remembered.ts'
import { everyProduct, type Selection } from './select-products.ts'

/** Of so many products every value is read; of more, the values are looked up in them, and counts stop where totals do. */
const MOST_READ = 50_000

/** How many products of a selection have a value. */
export type CountOf = (value: Pick<FacetValue, 'id'>) => number

/** Whether counts of this selection stop behind 1,000. */
export const isCapped = ({ size, isAll }: Selection): boolean => !isAll && size > MOST_READ

const lookedUp =
  (index: ProductIndex, selection: Selection): CountOf =>
  ({ id }) => {
    const most = isCapped(selection) ? COUNT_CAP + 1 : Number.POSITIVE_INFINITY
    return Math.min(most, index.setOf(id)?.countIn(selection.bits, most) ?? 0)
  }

/** To read the values of a product, which lie anywhere, costs as much as to compare so many words of bits, which follow each other. */
const WORDS_A_PRODUCT = 128

/** A family counts once; what is counted up to the cap stays at it. */
function oncePerFamily(index: ProductIndex, selection: Selection, count: CountOf): CountOf {
  const { values } = index.repeated(selection.bits)
  if (values.size === 0) return count
  return (value) => {
    const products = count(value)
    const isAtCap = isCapped(selection) && products > COUNT_CAP
    return isAtCap ? products : products - (values.get(value.id) ?? 0)
  }
}

/** Products by value, of `values` that are asked for: exact, or 1,001 for more than 1,000 (`isCapped`). */
function countProducts(index: ProductIndex, selection: Selection, values: number): CountOf {
  if (selection.isAll) return ({ id }) => index.setOf(id)?.size ?? 0
  const isCheaper = values * index.bitWords < selection.size * WORDS_A_PRODUCT
  if (isCheaper || isCapped(selection)) return lookedUp(index, selection)
  const counts = index.countValues(selection.bits, selection.size)
  return ({ id }) => counts[id] ?? 0
}

/** Counts by value as lists count: a family as one, where it is shown so. */
export function countValues(
  index: ProductIndex,
  selection: Selection,
  { values, hasFamilies }: { values: number; hasFamilies: boolean },
): CountOf {
  const count = countProducts(index, selection, values)
  return hasFamilies ? oncePerFamily(index, selection, count) : count
}

/** How many products a seller has on sale, and a category with all below it, as lists show them: one in several formats once. */
export function onSale(index: ProductIndex): {
  ofSeller: (id: string) => number
  ofCategory: (id: number) => number
} {
  const countOf = remembered(index, 'on sale', () =>
    countValues(index, everyProduct(index), { values: index.valueCount, hasFamilies: true }),
  )
  const count = (facet: string, value: string) => {
    const known = index.valueOf(facet, value)
    return known ? countOf(known) : 0
  }
  return {
    ofSeller: (id) => count('seller', id),
    ofCategory: (id) =>
      withBelow(index.categories, [id]).reduce((sum, below) => sum + count('category', String(below)), 0),
  }
}
