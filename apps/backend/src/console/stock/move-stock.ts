import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { StockReason } from '@filiera/contract/console/stock'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { announceChange } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { lockSellerProduct } from '../seller-products/seller-products.store.ts'
import { insertMovement, isMoved } from './stock-movements.store.ts'

/** Pieces that came or went, or what was counted while `shown` was on the screen. */
export type StockMove = { note: string; requestId: string } & (
  | { delta: number; reason: StockReason }
  | { counted: number; shown: number }
)

const differenceOf = (move: StockMove) =>
  'counted' in move
    ? { delta: move.counted - move.shown, reason: 'recount' as const, field: 'counted' }
    : { delta: move.delta, reason: move.reason, field: 'delta' }

/**
 * Adds or takes pieces of a product. What was sold between the count and the call stays sold.
 * @throws ProblemError not_found, also for another shop's; invalid_body when fewer are left than are taken
 */
export async function moveStock(
  { db, clock }: Services,
  actor: ShopActor,
  id: string,
  move: StockMove,
): Promise<SellerProduct> {
  const { delta, reason, field } = differenceOf(move)
  const { note, requestId } = move
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    const product = await lockSellerProduct(trx, actor.sellerId, id)
    if (!product) throw notFound()
    if (delta === 0 || (await isMoved(trx, id, requestId))) return
    const stockAfter = product.stock + delta
    if (stockAfter < 0) {
      const message = `only ${product.stock} are left`
      throw new ProblemError('invalid_body', `The body is not right: ${field}: ${message}`, {
        fields: [{ field, message }],
      })
    }
    const { accountId } = actor
    await insertMovement(trx, { productId: id, at, delta, stockAfter, reason, note, accountId, requestId })
    await writeAudit(trx, actor, {
      kind: 'stock',
      id,
      before: { stock: product.stock },
      after: { stock: stockAfter, reason },
      at,
    })
    await announceChange(trx, [`product:${id}`])
  })
  return readSellerProduct(db, actor.sellerId, id)
}
