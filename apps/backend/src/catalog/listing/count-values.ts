import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { FacetValue, ProductIndex } from './product-index/product-index.ts'
import type { Selection } from './select-products.ts'

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

/** Counts by value, of `values` that are asked for: exact, or 1,001 for more than 1,000 (`isCapped`). */
export function countValues(index: ProductIndex, selection: Selection, values: number): CountOf {
  if (selection.isAll) return ({ id }) => index.setOf(id)?.size ?? 0
  const isCheaper = values * index.words < selection.size * WORDS_A_PRODUCT
  if (isCheaper || isCapped(selection)) return lookedUp(index, selection)
  const counts = index.countValues(selection.bits, selection.size)
  return ({ id }) => counts[id] ?? 0
}
