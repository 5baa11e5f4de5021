import { announceChange } from '../database/announce-change.ts'
import type { Transaction } from '../database/open-database.ts'
import { changeOrderStatus } from '../orders/change-order-status.ts'
import { markClosed } from './checkout-status.store.ts'
import { releaseHolds } from './stock.store.ts'

/** Ends an unpaid checkout whose row the caller has locked: orders closed, stock given back once, the cart untouched. */
export async function closeCheckout(
  trx: Transaction,
  checkoutId: string,
  close: { as: 'expired' | 'cancelled'; actor?: 'customer'; cause: string; now: Date },
): Promise<void> {
  await markClosed(trx, checkoutId, close.as)
  await changeOrderStatus(trx, {
    checkoutId,
    to: close.as === 'expired' ? 'EXPIRED' : 'CANCELLED',
    actor: close.actor ?? 'system',
    cause: close.cause,
    now: close.now,
  })
  const back = await releaseHolds(trx, checkoutId)
  await announceChange(
    trx,
    back.map((productId) => `product:${productId}`),
  )
}
