import type { StockReason, StockRow } from '@filiera/contract/console/stock'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import type { TextKey } from '../texts/texts.tsx'
import { shelfOf } from './stock-row.tsx'

/** Why pieces are taken. */
export const takeReasons = ['stall', 'damage', 'own-use', 'expired'] as const satisfies readonly StockReason[]

/** A movement as it is typed. */
export type TypedMove = {
  kind: 'add' | 'take' | 'count'
  pieces: string
  reason: (typeof takeReasons)[number]
  note: string
  /** Pieces on the shelf when the typing began. */
  seen: number
  /** Names the call, so that one sent twice counts once. */
  requestId: string
}

const MOST_PIECES = 100_000

export type ReadMove = { pieces: number; delta: number } | { fault: TextKey; most?: number }

/** What a typed movement does to the stock as it is now, or why it means nothing. */
export function readMove({ kind, pieces, seen }: TypedMove, row: StockRow): ReadMove {
  const read = readDecimal(pieces, 0)
  if ('fault' in read || (read.scaled === 0 && kind !== 'count')) return { fault: 'stock.faults.pieces' }
  const typed = read.scaled
  if (typed > MOST_PIECES) return { fault: 'products.faults.tooMany' }
  const delta = kind === 'add' ? typed : kind === 'take' ? -typed : typed - seen
  if (row.stock + delta >= 0) return { pieces: typed, delta }
  return kind === 'take'
    ? { fault: 'stock.faults.few', most: row.stock }
    : { fault: 'stock.faults.sold', most: shelfOf(row) - row.stock }
}

/** The body of the call. */
export function bodyOf({ kind, reason, note, seen, requestId }: TypedMove, pieces: number) {
  const common = { note: note.trim(), requestId }
  if (kind === 'count') return { ...common, shelf: pieces, seen }
  return kind === 'add'
    ? { ...common, delta: pieces, reason: 'delivery' as const }
    : { ...common, delta: -pieces, reason }
}
