import type { OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { paidIn } from './figures.store.ts'
import type { Period } from './period.ts'

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

/** Orders of a shop that were paid in a period, the first on top. */
export async function findExportedOrders(
  db: Executor,
  sellerId: string,
  period: Period,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select o.id, o.paid_at as "paidAt", o.status, o.goods_cents as "goodsCents", o.shipping_cents as "shippingCents",
      o.amount_cents as "amountCents", o.refunded_cents as "refundedCents", o.commission_cents as "commissionCents",
      o.refunded_commission_cents as "refundedCommissionCents", o.vat
    from purchase_order o where ${paidIn(sellerId, period)} order by o.paid_at, o.id`.execute(db)
  return rows
}
