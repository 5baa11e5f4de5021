import { LAST_START, type ProductSort, productSorts } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'

/** The last product that was shown, in an order that has a key. */
export type KeyCursor = { sort: Exclude<ProductSort, 'relevance'>; key: string; id: string }
/** Where a listing stopped: best first, how many were shown. */
export type ProductCursor = KeyCursor | { sort: 'relevance'; shown: number }

/** As it is written: best first, the key is how many were shown and the id is 0. */
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
export function encodeCursor(cursor: ProductCursor): string {
  const { sort, key, id } =
    cursor.sort === 'relevance' ? { sort: cursor.sort, key: String(cursor.shown), id: '0' } : cursor
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** @returns null for text that this program did not make */
export function decodeCursor(text: string): ProductCursor | null {
  try {
    const [sort, key, id] = stored.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (!keys[sort].test(key)) return null
    if (sort === 'newest' && !isDay(key)) return null
    if (sort !== 'relevance') return { sort, key, id }
    const shown = Number(key)
    return shown > LAST_START ? null : { sort, shown }
  } catch {
    return null
  }
}
