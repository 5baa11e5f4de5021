import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { goodsStatus } from '../../../orders/order/goods-status.sql.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Part } from './retained-share.ts'
import type { OrderAfterAbandon } from './status-after-abandon.ts'

/**
 * A refund counts on its order no more; what the seller gave for it is retained for the next one. Its pieces can be named again, unless they were
 * cancelled or sent back.
 */
export async function lowerRefunded(
  trx: Transaction,
  refundId: string,
  orderId: string,
  given: Part,
): Promise<void> {
  await sql`
    update purchase_order o set refunded_cents = o.refunded_cents - r.amount_cents,
      refunded_commission_cents = o.refunded_commission_cents - r.commission_cents,
      retained_cents = o.retained_cents + r.from_retained_cents + ${given.amountCents},
      retained_commission_cents = o.retained_commission_cents + r.from_retained_commission_cents + ${given.commissionCents}
    from refund r where r.id = ${refundId}::uuid and o.id = ${orderId}`.execute(trx)
  await sql`
    update order_line l set refunded_quantity = l.refunded_quantity - rl.quantity
    from refund_line rl join refund r on r.id = rl.refund_id join purchase_order o on o.id = r.order_id
    where r.id = ${refundId}::uuid and l.order_id = o.id and l.product_id = rl.product_id
      and (r.reason = 'provider' or (r.reason in ('seller', 'operator') and o.tracking_number is not null))`.execute(
    trx,
  )
}

/** How an order stands, with what still counts as refunded; its checkout is locked. @throws Error when there is none */
export async function findOrderAfterAbandon(trx: Transaction, orderId: string): Promise<OrderAfterAbandon> {
  const { rows } = await sql<OrderAfterAbandon>`
    select o.status, o.amount_cents as "amountCents", o.refunded_cents as "refundedCents", ${goodsStatus} as goods,
      exists (select from order_withdrawal w where w.order_id = o.id and w.status = 'requested') as "hasOpenReturn"
    from purchase_order o where o.id = ${orderId}`.execute(trx)
  const [order] = rows
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

/** What the order of a refund retains, less the commission in it, in cents; undefined when that is nothing. */
export async function findRetainedShare(
  trx: Transaction,
  refundId: string,
): Promise<
  | { sellerId: string; orderId: string; checkoutId: string; provider: ProviderName; amountCents: number }
  | undefined
> {
  return trx
    .selectFrom('refund')
    .innerJoin('purchase_order as o', 'o.id', 'refund.order_id')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select([
      'o.id as orderId',
      'o.checkout_id as checkoutId',
      'payment_attempt.provider',
      sql<string>`o.seller_id::text`.as('sellerId'),
      sql<number>`o.retained_cents - o.retained_commission_cents`.as('amountCents'),
    ])
    .where('refund.id', '=', refundId)
    .where('o.retained_cents', '>', 0)
    .executeTakeFirst()
}
