import type { StockReason } from '@filiera/contract/console/stock'
import { fitLots } from '../../catalog/products/fit-lots.sql.ts'
import { type AuditedChange, type ShopActor, writeAudits } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { changeStock, noteMovements } from './stock-movements.store.ts'

export type AddedPieces = {
  /** A locked product with the pieces that it has for sale. */
  product: { id: string; stock: number }
  delta: number
  reason: StockReason
  note: string
  requestId: string
  lot: { id: string; code: string } | null
  /** Pieces of a blocked lot are not. */
  isForSale: boolean
  at: Date
}

/** Adds or takes pieces of locked products that have as many, at least one, each once, with the movements that say why. */
export async function addPieces(
  trx: Transaction,
  actor: ShopActor,
  moves: readonly AddedPieces[],
): Promise<void> {
  const forSale = moves.filter(({ isForSale }) => isForSale)
  const after = await changeStock(
    trx,
    forSale.map(({ product: { id }, delta }) => ({ id, delta })),
  )
  const taken = moves.filter(({ delta }) => delta < 0).map(({ product }) => product.id)
  if (taken.length > 0) await fitLots(taken).execute(trx)
  const { accountId } = actor
  const stockAfter = ({ product: { id, stock } }: AddedPieces) => after.get(id) ?? stock
  await noteMovements(
    trx,
    moves.map((move) => {
      const { product, delta, reason, note, requestId, lot, at } = move
      const moved = { productId: product.id, delta, reason, note, requestId, at }
      return { ...moved, stockAfter: stockAfter(move), accountId, lotId: lot?.id ?? null }
    }),
  )
  const audited = moves.map((move): AuditedChange => {
    const { product, reason, lot, at } = move
    const left = { stock: stockAfter(move), reason, ...(lot && { lot: lot.code }) }
    return { kind: 'stock', id: product.id, before: { stock: product.stock }, after: left, at }
  })
  await writeAudits(trx, actor, audited)
}
