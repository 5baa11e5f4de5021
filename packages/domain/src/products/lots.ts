import { addDays } from '../dates/holidays.ts'

/** What the date of a lot says: good at least until then, or not to be eaten after it. */
export const expiries = ['best-before', 'use-by'] as const
export type Expiry = (typeof expiries)[number]

/** Days before its last one from which a lot is told of. */
export const SOON_DAYS: Readonly<Record<Expiry, number>> = { 'best-before': 30, 'use-by': 5 }

const DAY_MS = 86_400_000

/** Days from one calendar date (`2026-11-25`) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The last calendar date that is soon, seen from `today`. */
export const soonUntil = (expiry: Expiry, today: string): string => addDays(today, SOON_DAYS[expiry])

/** Pieces of a lot on the shelf. */
export type ShelfLot = {
  id: string
  productId: string
  pieces: number
  expires: string | null
  /** Null without a date. */
  expiry: Expiry | null
}

export type LotShare = { productId: string; lotId: string; pieces: number }

/** Whether a lot is not sent any more: a parcel takes a day at least, and what is to be used by today may not be eaten then. */
export const isOver = ({ expires, expiry }: Pick<ShelfLot, 'expires' | 'expiry'>, today: string): boolean =>
  expires !== null && (expiry === 'use-by' ? expires <= today : expires < today)

/** Without a date comes last; the lot that was there first, where dates are the same. */
const byExpiry = (a: ShelfLot, b: ShelfLot) =>
  (a.expires ?? '9999').localeCompare(b.expires ?? '9999') || Number(a.id) - Number(b.id)

/**
 * Which lots the pieces of an order are taken from: what expires first goes first. What is over stays where it is, or with
 * `evenOver` goes after all others; what no lot has is left out.
 */
export function shareLots(
  wanted: readonly { productId: string; pieces: number }[],
  lots: readonly ShelfLot[],
  { today, evenOver = false }: { today: string; evenOver?: boolean },
): LotShare[] {
  return wanted.flatMap(({ productId, pieces }) => {
    let rest = pieces
    const own = lots.filter(({ productId: of }) => of === productId).toSorted(byExpiry)
    const good = own.filter((lot) => !isOver(lot, today))
    const over = evenOver ? own.filter((lot) => isOver(lot, today)) : []
    return [...good, ...over].flatMap((lot) => {
      const taken = Math.min(rest, lot.pieces)
      rest -= taken
      return taken > 0 ? [{ productId, lotId: lot.id, pieces: taken }] : []
    })
  })
}
