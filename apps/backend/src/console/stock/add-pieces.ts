import type { StockReason } from '@filiera/contract/console/stock'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { fitLots } from './lots.store.ts'
import { changeStock, noteMovement } from './stock-movements.store.ts'

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

/** Adds or takes pieces of a locked product that has as many, with the movement that says why. */
export async function addPieces(
  trx: Transaction,
  actor: ShopActor,
  { product, delta, reason, note, requestId, lot, isForSale, at }: AddedPieces,
): Promise<void> {
  const { id, stock } = product
  const stockAfter = isForSale ? await changeStock(trx, id, delta) : stock
  if (delta < 0) await fitLots(trx, id)
  const { accountId } = actor
  const movement = { productId: id, at, delta, stockAfter, reason, note, accountId, requestId }
  await noteMovement(trx, { ...movement, lotId: lot?.id ?? null })
  await writeAudit(trx, actor, {
    kind: 'stock',
    id,
    before: { stock },
    after: { stock: stockAfter, reason, ...(lot && { lot: lot.code }) },
    at,
  })
}
