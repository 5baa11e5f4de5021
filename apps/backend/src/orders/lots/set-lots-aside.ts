import { dateInItaly } from '@filiera/domain/dates/holidays'
import { shareLots } from '@filiera/domain/products/lots'
import type { Transaction } from '../../platform/database/open-database.ts'
import { findBeyond, findUnnamed, giveToLot, lockLots, takeFromLot } from './lots.store.ts'

/**
 * Reserves lots for pieces of an order that have none, those that expire first (decision 65); the order is locked.
 * With `isLeaving` expired lots are used too, after all others: what was shipped came from some lot.
 */
export async function setLotsAside(
  trx: Transaction,
  orderId: string,
  { now, isLeaving = false }: { now: Date; isLeaving?: boolean },
): Promise<void> {
  const wanted = await findUnnamed(trx, orderId)
  if (wanted.length === 0) return
  const lots = await lockLots(
    trx,
    wanted.map(({ productId }) => productId),
  )
  const today = dateInItaly(now)
  for (const share of shareLots(wanted, lots, { today, evenOver: isLeaving }))
    await takeFromLot(trx, orderId, share)
}

/** Puts pieces back to their lots that an unshipped order no longer has; the order is locked. */
export async function giveLotsBack(trx: Transaction, orderId: string): Promise<void> {
  const beyond = await findBeyond(trx, orderId)
  if (beyond.length === 0) return
  await lockLots(
    trx,
    beyond.map(({ productId }) => productId),
  )
  for (const share of beyond) await giveToLot(trx, orderId, share)
}
