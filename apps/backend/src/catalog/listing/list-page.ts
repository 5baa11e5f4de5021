import type { ProductSort } from '@filiera/domain/catalogue-constants'
import { microsecondsOf, momentOf } from './moment.ts'
import type { KeyCursor } from './product-cursor.ts'
import type { PriceRange } from './product-filters.ts'
import { hasBit, idsOf } from './product-index/bits.ts'
import type { ProductIndex } from './product-index/product-index.ts'
import type { Selection } from './select-products.ts'

/** One page of a listing: `sort` is never `relevance` without a text. */
export type ProductPage = { sort: ProductSort; limit: number; start: number; after: KeyCursor | null }
/** A product in its place: its id and, as cursors write it, what it is sorted by. */
export type PlacedProduct = { id: string; sort_key: string }

type Order = { column: keyof ProductIndex['orders']; isRising: boolean }
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { column: 'popularity', isRising: false },
  price_asc: { column: 'cents', isRising: true },
  price_desc: { column: 'cents', isRising: false },
  newest: { column: 'created', isRising: false },
  rating: { column: 'stars', isRising: false },
}

/** So few are sorted by themselves, rather than met on the way through all products. */
const FEW = 1000

/**
 * A page of some products in an order; an id stands behind equal keys, so that pages never overlap.
 * @param prices what they all cost: by price, no others are met on the way
 */
export function listPage(
  index: ProductIndex,
  { bits, size }: Selection,
  page: ProductPage,
  prices: PriceRange | null = null,
): PlacedProduct[] {
  if (page.sort === 'relevance') throw new Error('only a text has an order by relevance')
  const { column, isRising } = orders[page.sort]
  const order = index.orders[column]
  const isFew = size <= FEW
  const listed = column === 'cents' && prices ? order.between(prices.from, prices.to) : order.ids
  const ids = isFew ? idsOf(bits, size).sort(order.compare) : listed
  const isTime = column === 'created'
  let at = isRising ? 0 : ids.length - 1
  if (page.after) {
    const key = isTime ? microsecondsOf(page.after.key) : Number(page.after.key)
    const id = Number(page.after.id)
    at = isRising ? order.place(key, id + 1, ids) : order.place(key, id, ids) - 1
  }
  const found: PlacedProduct[] = []
  let skipped = page.start
  for (; at >= 0 && at < ids.length && found.length < page.limit; at += isRising ? 1 : -1) {
    const id = ids[at] ?? 0
    if (!isFew && !hasBit(bits, id)) continue
    if (skipped-- > 0) continue
    const key = index.keyOf(column, id)
    found.push({ id: String(id), sort_key: isTime ? momentOf(key) : String(key) })
  }
  return found
}
