import { type ProductContentChange, productContentChange } from '@filiera/contract/console/product-content'
import { readKept, writeKept } from '../browser/kept.ts'

const nameOf = (shop: string, product: string) => `draft-${shop}-${product}`

/** What was typed of a product and has not reached the shop, also from before this page was loaded; empty when there is nothing. */
export function readKeptChange(shop: string, product: string): ProductContentChange {
  const kept = readKept(nameOf(shop, product))
  if (!kept) return {}
  try {
    const read = productContentChange.safeParse(JSON.parse(kept))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** Keeps what was typed in this browser until the shop has it. */
export function keepChange(shop: string, product: string, change: ProductContentChange): void {
  writeKept(nameOf(shop, product), Object.keys(change).length > 0 ? JSON.stringify(change) : null)
}
