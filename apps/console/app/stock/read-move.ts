import type { ProductLot } from '@filiera/contract/console/lots'
import type { StockReason, StockRow } from '@filiera/contract/console/stock'
import { MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import type { Expiry } from '@filiera/domain/products/lots'
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
  /** Code of the lot; empty without one. */
  lot: string
  /** Its date, `2026-11-30`, and what it says; for what arrives of a lot that is not known. */
  expires: string
  expiry: Expiry
  /** Pieces on the shelf when the typing began. */
  seen: number
  /** Names the call, so that one sent twice counts once. */
  requestId: string
}

export type ReadMove = { pieces: number; delta: number } | { fault: TextKey; most?: number }

/** What a typed movement does to the stock as it is now, or why it means nothing. */
export function readMove(
  { kind, pieces, seen }: TypedMove,
  row: StockRow,
  lot?: Pick<ProductLot, 'pieces' | 'blocked'> | undefined,
): ReadMove {
  const read = readDecimal(pieces, 0)
  if ('fault' in read || (read.scaled === 0 && kind !== 'count')) return { fault: 'stock.faults.pieces' }
  const typed = read.scaled
  if (typed > MOST_PIECES) return { fault: 'products.faults.tooMany' }
  const delta = kind === 'add' ? typed : kind === 'take' ? -typed : typed - seen
  if (kind === 'take' && lot && typed > lot.pieces) return { fault: 'stock.faults.lotFew', most: lot.pieces }
  if (row.stock + delta >= 0 || (kind === 'take' && lot?.blocked)) return { pieces: typed, delta }
  return kind === 'take'
    ? { fault: 'stock.faults.few', most: row.stock }
    : { fault: 'stock.faults.sold', most: shelfOf(row) - row.stock }
}

/** The body of the call. */
export function bodyOf(
  { kind, reason, note, seen, requestId, lot, expires, expiry }: TypedMove,
  pieces: number,
) {
  const common = { note: note.trim(), requestId }
  const code = lot.trim()
  const dated = kind === 'add' && expires ? { expires, expiry } : {}
  const named = code ? { lot: { code, ...dated } } : {}
  if (kind === 'count') return { ...common, shelf: pieces, seen }
  return kind === 'add'
    ? { ...common, delta: pieces, reason: 'delivery' as const, ...named }
    : { ...common, delta: -pieces, reason, ...named }
}
