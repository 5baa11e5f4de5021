import type { OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import { paidIn } from '../../periods/period.sql.ts'
import type { Period } from '../../periods/period.ts'

/** An order with its sums in cents. */
export type ExportedOrder = {
  id: string
  paidAt: Date
  status: OrderStatus
  goodsCents: number
  shippingCents: number
  amountCents: number
  refundedCents: number
  commissionCents: number
  refundedCommissionCents: number
  vat: { rate: number; netCents: number; vatCents: number }[]
}

/** Numbers of the orders of a shop that were paid in a period, the first on top. */
export async function findPaidOrders(
  db: Executor,
  sellerId: string,
  period: Period,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from purchase_order o where ${paidIn(sellerId, period)}
    order by o.paid_at, o.id limit ${limit}::int`.execute(db)
  return rows.map(({ id }) => id)
}

/** Puts orders into an export, by their numbers. */
export async function insertOrders(trx: Transaction, id: string, orders: readonly string[]): Promise<void> {
  await sql`
    insert into job_item (job_id, position, cells)
    select ${id}::bigint, position - 1, jsonb_build_array(number)
    from unnest(${orders}::text[]) with ordinality as named (number, position)`.execute(trx)
  await trx.updateTable('job').set({ total: orders.length }).where('id', '=', id).execute()
}

/** The next orders of an export; an item holds the number of its order until it was read. */
export async function findNextOrders(
  trx: Transaction,
  id: string,
  limit: number,
): Promise<(ExportedOrder & { position: number })[]> {
  const { rows } = await sql<ExportedOrder & { position: number }>`
    select i.position, o.id, o.paid_at as "paidAt", o.status, o.goods_cents as "goodsCents", o.shipping_cents as "shippingCents",
      o.amount_cents as "amountCents", o.refunded_cents as "refundedCents", o.commission_cents as "commissionCents",
      o.refunded_commission_cents as "refundedCommissionCents", o.vat
    from job_item i join purchase_order o on o.id = i.cells->>0
    where i.job_id = ${id}::bigint and i.state = 'ready' order by i.position limit ${limit}::int`.execute(trx)
  return rows
}
