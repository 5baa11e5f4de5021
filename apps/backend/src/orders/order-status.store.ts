import type { OrderStatus } from '@filiera/contract/orders'
import type { Transaction } from '../database/open-database.ts'

/** Locks the orders of a checkout. */
export async function lockOrders(
  trx: Transaction,
  checkoutId: string,
): Promise<{ id: string; status: OrderStatus }[]> {
  return trx
    .selectFrom('purchase_order')
    .select(['id', 'status'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Writes the status and its event; only `change-order-status.ts` calls this. */
export async function writeStatus(
  trx: Transaction,
  orderIds: readonly string[],
  event: { to: OrderStatus; actor: string; cause: string; now: Date },
): Promise<void> {
  await trx.updateTable('purchase_order').set({ status: event.to }).where('id', 'in', orderIds).execute()
  await trx
    .insertInto('order_event')
    .values(
      orderIds.map((order_id) => ({
        order_id,
        status: event.to,
        actor: event.actor,
        cause: event.cause,
        at: event.now,
      })),
    )
    .execute()
}
