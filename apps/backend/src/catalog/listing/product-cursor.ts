import { LAST_START, type ProductSort, productSorts } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'

/** Where a listing stopped: the sort, the last product's key in it and its id; for `relevance` the key is how many were shown. */
export type ProductCursor = { sort: ProductSort; key: string; id: string }

const stored = z.tuple([z.enum(productSorts), z.string().max(40), z.string().regex(/^\d{1,18}$/)])
const wholeNumber = /^\d{1,9}$/
/** A time as PostgreSQL writes it; it refuses the year 0 and what no clock shows. */
const moment =
  /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d){0,2}$/
/** What a key looks like in each order, so that a made-up one is refused before it reaches the database. */
const keys: Readonly<Record<ProductSort, RegExp>> = {
  relevance: /^\d{1,5}$/,
  popular: wholeNumber,
  price_asc: wholeNumber,
  price_desc: wholeNumber,
  rating: wholeNumber,
  newest: moment,
}

/** Whether the month of a moment has its day. */
function isDay(key: string): boolean {
  const day = key.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
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
    if (sort === 'newest' && !isDay(key)) return null
    if (sort === 'relevance' && Number(key) > LAST_START) return null
    return { sort, key, id }
  } catch {
    return null
  }
}
