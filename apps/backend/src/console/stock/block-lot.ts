import { randomUUID } from 'node:crypto'
import type { LotsOfProduct } from '@filiera/contract/console/lots'
import { fitLots } from '../../catalog/products/fit-lots.sql.ts'
import { putOnSale } from '../../catalog/products/put-on-sale.sql.ts'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { changeLotsOf } from './change-lots.ts'
import { type StoredLot, updateLot, withhold } from './lots.store.ts'
import { noteMovements } from './stock-movements.store.ts'

type At = { id: string; lot: string }

async function noteRecall(
  trx: Transaction,
  { accountId }: ShopActor,
  { id, lot }: At,
  moved: { delta: number; stockAfter: number; note: string; at: Date },
): Promise<void> {
  if (moved.delta === 0) return
  const requestId = randomUUID()
  await noteMovements(trx, [{ ...moved, productId: id, lotId: lot, reason: 'recall', accountId, requestId }])
}

/**
 * Takes what is left of a lot from sale; pieces of it that are sold already are owed (decision 65).
 * @throws ProblemError not_found, also for another shop's
 */
export const blockLot = (
  services: Services,
  actor: ShopActor,
  at: At,
  reason: string,
): Promise<LotsOfProduct> =>
  changeLotsOf(services, actor, at, async (trx, lot, now) => {
    if (!lot || lot.blockedAt) return undefined
    await updateLot(trx, lot.id, { blocked_at: now, block_reason: reason })
    const { withheld, left } = await withhold(trx, at.id, lot.pieces)
    await noteRecall(trx, actor, at, { delta: -withheld, stockAfter: left, note: reason, at: now })
    await announceProducts(trx, [at.id])
    return lot.id
  })

async function release(trx: Transaction, actor: ShopActor, at: At, lot: StoredLot, now: Date) {
  await updateLot(trx, lot.id, { blocked_at: null, block_reason: '' })
  const { returned, left } = await putOnSale(trx, at.id, lot.pieces)
  await fitLots([at.id]).execute(trx)
  await noteRecall(trx, actor, at, { delta: returned, stockAfter: left, note: '', at: now })
  await announceProducts(trx, [at.id])
}

/** Puts what is left of a blocked lot back on sale, what is owed first. @throws ProblemError not_found, also for another shop's */
export const releaseLot = (services: Services, actor: ShopActor, at: At): Promise<LotsOfProduct> =>
  changeLotsOf(services, actor, at, async (trx, lot, now) => {
    if (!lot?.blockedAt) return undefined
    await release(trx, actor, at, lot, now)
    return lot.id
  })
