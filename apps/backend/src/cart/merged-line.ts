import { capQuantity, MAX_LINE_QUANTITY, mergeQuantities } from '@filiera/domain/money/cart-totals'

export type MergedLine = {
  quantity: number
  /** Wished quantity when the stock capped it. */
  cappedFrom: number | null
  change: 'added' | 'raised' | 'capped' | 'sold_out' | null
}

/**
 * What becomes of a line when `wished` pieces meet the `existing` ones (0: none): the larger, capped at the stock; commutative and
 * idempotent (decision 12). What is sold out keeps its quantity and is shown as sold out, so that nothing is lost.
 */
export function mergedLine(existing: number, wished: number, stock: number): MergedLine {
  const larger = Math.min(Math.max(existing, wished), MAX_LINE_QUANTITY)
  if (stock === 0) return { quantity: larger, cappedFrom: null, change: 'sold_out' }
  const quantity = mergeQuantities(existing, wished, stock)
  const cappedFrom = quantity < larger ? larger : null
  if (quantity < capQuantity(wished, Number.POSITIVE_INFINITY))
    return { quantity, cappedFrom, change: 'capped' }
  if (existing === 0) return { quantity, cappedFrom, change: 'added' }
  return { quantity, cappedFrom, change: quantity > existing ? 'raised' : null }
}
