import type { SellerOrder } from '@filiera/contract/fulfilment'
import type { Transaction } from '../database/open-database.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { readSellerOrder } from './read-seller-orders.ts'
import { type LockedShopOrder, lockShopOrder } from './shop-orders.store.ts'

/** An order named by somebody who works for a shop. */
export type ShopCall = { sellerId: string; accountId: string; orderId: string }

export type ShopAct = { trx: Transaction; order: LockedShopOrder; actor: string; now: Date }

/**
 * Does something with a paid order of the caller's shop: one transaction, checkout and order locked, so that colleagues and the
 * customer come one after the other. @returns the order as it is then
 * @throws ProblemError not_found, also for another shop's order; whatever `act` throws, nothing is written then
 */
export async function actOnOrder(
  services: Services,
  { sellerId, accountId, orderId }: ShopCall,
  act: (given: ShopAct) => Promise<void>,
): Promise<SellerOrder> {
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const order = await lockShopOrder(trx, sellerId, orderId)
    if (!order) throw notFound()
    await act({ trx, order, actor: `seller:${accountId}`, now })
  })
  services.wakeOutbox()
  return readSellerOrder(services, sellerId, orderId)
}
