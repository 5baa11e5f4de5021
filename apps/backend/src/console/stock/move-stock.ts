import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { StockReason } from '@filiera/contract/console/stock'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import { changedMeanwhileBy } from '../../platform/audit/changed-meanwhile.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { type LockedProduct, lockSellerProduct } from '../seller-products/seller-products.store.ts'
import { addPieces } from './add-pieces.ts'
import { moveLot, type NamedLot } from './move-lot.ts'
import { findLastMovement, findReserved, isMoved } from './stock-movements.store.ts'

/**
 * Pieces that came or went; or what was counted on the `shelf`, held and sold pieces that have not left included, while `seen` was
 * on the screen.
 */
export type StockMove = { note: string; requestId: string } & (
  | { delta: number; reason: StockReason; lot?: NamedLot | undefined }
  | { shelf: number; seen: number }
)

function differenceOf(move: StockMove) {
  if ('delta' in move) return { delta: move.delta, reason: move.reason, field: 'delta' }
  return { delta: move.shelf - move.seen, reason: 'recount' as const, field: 'shelf' }
}

/** Refuses a count of a shelf on which something else stands than was seen: a sale leaves the pieces there, other movements do not. */
async function refuseOlder(trx: Transaction, product: LockedProduct, seen: number, now: Date) {
  const { stock } = product
  const shelf = stock + (await findReserved(trx, product.id))
  if (shelf === seen) return
  const detail = 'Something else stands on the shelf now.'
  throw changedMeanwhileBy(await findLastMovement(trx, product.id), {
    detail,
    current: { shelf, stock },
    now,
  })
}

/**
 * Adds or takes pieces of a product. What was sold between the count and the call stays sold.
 * @throws ProblemError not_found, also for another shop's; invalid_body when fewer can be sold than are taken; changed_meanwhile
 * when the shelf is no longer as it was seen
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
    if (await isMoved(trx, id, requestId)) return
    if ('shelf' in move) await refuseOlder(trx, product, move.seen, at)
    if (delta === 0) return
    const lot = 'lot' in move ? move.lot : undefined
    const moved = lot ? await moveLot(trx, id, lot, { delta, now: at }) : { lotId: null, isForSale: true }
    if (moved.isForSale && product.stock + delta < 0)
      throw wrongField(field, `only ${product.stock} are left`)
    const inLot = lot && moved.lotId !== null ? { id: moved.lotId, code: lot.code } : null
    const { isForSale } = moved
    await addPieces(trx, actor, [{ product, delta, reason, note, requestId, lot: inLot, isForSale, at }])
    await announceProducts(trx, [id])
  })
  return readSellerProduct(db, actor.sellerId, id)
}
