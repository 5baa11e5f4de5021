import type { OrderStatus } from '@filiera/contract/orders/orders'
import { endOfWorkingDays } from '@filiera/domain/dates/working-days'
import { sql, type UpdateObject } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { ACCEPT_WORKING_DAYS } from './order.state.ts'

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

/** Locks one order. */
export async function lockOneOrder(
  trx: Transaction,
  id: string,
): Promise<{ id: string; status: OrderStatus } | undefined> {
  return trx
    .selectFrom('purchase_order')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What is noted with a status; the first payment and the first delivery count. */
function noted(to: OrderStatus, now: Date): UpdateObject<Tables, 'purchase_order'> {
  const first = (column: 'paid_at' | 'delivered_at') => sql<Date>`coalesce(${sql.ref(column)}, ${now})`
  if (to === 'PAID') {
    return { paid_at: first('paid_at'), accept_by: endOfWorkingDays(now, ACCEPT_WORKING_DAYS) }
  }
  return to === 'DELIVERED' ? { delivered_at: first('delivered_at') } : {}
}

/** Notes something that leaves the status as it is; the customer's timeline does not show it. */
export async function noteOnOrder(
  trx: Transaction,
  note: { orderId: string; status: OrderStatus; actor: string; cause: string; now: Date },
): Promise<void> {
  const { orderId: order_id, status, actor, cause, now: at } = note
  await trx.insertInto('order_event').values({ order_id, status, actor, cause, at }).execute()
}

/** Writes the status and its event; only `change-order-status.ts` calls this. */
export async function writeStatus(
  trx: Transaction,
  orderIds: readonly string[],
  event: { to: OrderStatus; actor: string; cause: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('purchase_order')
    .set({ status: event.to, ...noted(event.to, event.now) })
    .where('id', 'in', orderIds)
    .execute()
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
