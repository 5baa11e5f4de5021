import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { OrderPayments } from '../ports.ts'
import { readSellerOrder } from './read-seller-orders.ts'
import { type LockedShopOrder, lockShopOrder } from './shop-orders.store.ts'

/** An order named by somebody who works for a shop. */
export type ShopCall = { shopActor: ShopActor; orderId: string }

export type ShopAct = {
  trx: Transaction
  payments: OrderPayments
  order: LockedShopOrder
  actor: string
  now: Date
}

const auditedOf = ({ status, refundedCents }: LockedShopOrder) => ({ status, refundedCents })

/**
 * Does something with a paid order of the caller's shop: one transaction, checkout and order locked, so that colleagues and the
 * customer come one after the other. @returns the order as it is then
 * @throws ProblemError not_found, also for another shop's order; whatever `act` throws, nothing is written then
 */
export async function actOnOrder(
  services: Services,
  { shopActor, orderId }: ShopCall,
  act: (given: ShopAct) => Promise<void>,
): Promise<SellerOrder> {
  const { sellerId, accountId } = shopActor
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const order = await lockShopOrder(trx, sellerId, orderId)
    if (!order) throw notFound()
    await act({ trx, payments: services.orderPayments, order, actor: `seller:${accountId}`, now })
    const after = await lockShopOrder(trx, sellerId, orderId)
    await writeAudit(trx, shopActor, {
      kind: 'order',
      id: orderId,
      before: auditedOf(order),
      after: after ? auditedOf(after) : null,
      at: now,
    })
  })
  services.notifyOutbox()
  return readSellerOrder(services, shopActor, orderId)
}
