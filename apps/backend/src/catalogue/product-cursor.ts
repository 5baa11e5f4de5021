import { type ProductSort, productSorts } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'

/** Where a listing stopped: the sort, the last product's key in it and its id; for `relevance` the key is how many were shown. */
export type ProductCursor = { sort: ProductSort; key: string; id: string }

const stored = z.tuple([z.enum(productSorts), z.string().max(40), z.string().regex(/^\d{1,18}$/)])
const wholeNumber = /^\d{1,9}$/
/** What a key looks like in each order, so that a made-up one is refused before it reaches the database. */
const keys: Readonly<Record<ProductSort, RegExp>> = {
  relevance: wholeNumber,
  popular: wholeNumber,
  price_asc: wholeNumber,
  price_desc: wholeNumber,
  rating: wholeNumber,
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
}

/** Opaque text for the `after` parameter. */
export function encodeCursor({ sort, key, id }: ProductCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** @returns null for text that this program did not make */
export function decodeCursor(text: string): ProductCursor | null {
  try {
    const [sort, key, id] = stored.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (!keys[sort].test(key)) return null
    if (sort === 'newest' && Number.isNaN(Date.parse(key.slice(0, 10)))) return null
    return { sort, key, id }
  } catch {
    return null
  }
}
