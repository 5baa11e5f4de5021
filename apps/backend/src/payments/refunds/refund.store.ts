import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { lockCheckouts } from '../../orders/order/checkout-lock.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { hasOpenDispute } from '../../platform/database/tables/open-dispute.sql.ts'
import { closeCases } from '../cases/cases.store.ts'
import { type Part, takeRetained } from './abandon/retained-share.ts'
import type { PricedRefund, RefundableOrder } from './price-refund.ts'

const SHARE_USED = 'The next refund of the order was paid from it.'

/** A paid order whose checkout is locked, with what a refund is decided on; money in cents. */
export type LockedRefundable = RefundableOrder & {
  checkoutId: string
  sellerId: string
  provider: ProviderName
  attemptId: string
  /** Captured by the payment, and asked back of it so far, failed refunds too unless abandoned. */
  capturedCents: number
  requestedRefundCents: number
  hasOpenDispute: boolean
  /** What the seller gave for refunds that were abandoned. */
  retained: Part
}

/** Locks an order's checkout and the order itself, in this order. @returns null when the order was never paid or is not there */
export async function lockRefundable(trx: Transaction, orderId: string): Promise<LockedRefundable | null> {
  const ofOrder = sql<boolean>`c.id = (select checkout_id from purchase_order where id = ${orderId})`
  await lockCheckouts(ofOrder).execute(trx)
  await sql`select 1 from purchase_order where id = ${orderId} for update`.execute(trx)
  const { rows } = await sql<LockedRefundable>`
    select o.id, o.checkout_id as "checkoutId", o.seller_id::text as "sellerId", o.amount_cents as "amountCents",
      o.refunded_cents as "refundedCents", o.shipping_cents as "shippingCents", o.commission_cents as "commissionCents",
      o.refunded_commission_cents as "refundedCommissionCents", a.provider, a.id as "attemptId",
      a.amount_cents as "capturedCents",
      coalesce((select sum(r.shipping_cents) from refund r where r.order_id = o.id and r.abandoned_at is null), 0)::int as "refundedShippingCents",
      coalesce((select sum(r.amount_cents) from refund r where r.attempt_id = a.id and r.abandoned_at is null), 0)::int as "requestedRefundCents",
      ${hasOpenDispute('a.id')} as "hasOpenDispute",
      json_build_object('amountCents', o.retained_cents, 'commissionCents', o.retained_commission_cents) as retained,
      (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity,
        'refundedQuantity', l.refunded_quantity, 'chargedCents', l.charged_cents, 'commissionCents', l.commission_cents)
        order by l.position) from order_line l where l.order_id = o.id) as lines
    from purchase_order o join checkout c on c.id = o.checkout_id join payment_attempt a on a.id = c.paid_attempt_id
    where o.id = ${orderId}`.execute(trx)
  return rows[0] ?? null
}

/** A refund by its key. */
export async function findRefundByKey(
  executor: Executor,
  key: string,
): Promise<{ id: string; orderId: string | null; amountCents: number } | undefined> {
  return executor
    .selectFrom('refund')
    .select(['id', 'order_id as orderId', 'amount_cents as amountCents'])
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The key of an order's refund that begins so. */
export async function findRefundKey(
  executor: Executor,
  orderId: string,
  beginning: string,
): Promise<string | undefined> {
  const found = await executor
    .selectFrom('refund')
    .select('key')
    .where('order_id', '=', orderId)
    .where((where) => where.fn('starts_with', ['key', where.val(beginning)]))
    .executeTakeFirst()
  return found?.key
}

export type NewOrderRefund = {
  key: string
  reason: string
  actor: string
  now: Date
  /** The id at the provider of a provider-initiated refund. */
  providerId: string | null
  /** False when somebody else tells the customer. */
  isMailed: boolean
}

/**
 * Writes a refund with its lines and what the seller gives back, and counts it on order and lines; nothing above what was paid.
 * @throws Error when another refund took it meanwhile (cannot happen under the checkout's lock)
 */
export async function insertOrderRefund(
  trx: Transaction,
  order: LockedRefundable,
  priced: PricedRefund,
  given: NewOrderRefund,
): Promise<string> {
  const { fromRetained, fromSeller } = takeRetained(order.retained, priced)
  const commissionCents = fromRetained.commissionCents + fromSeller.commissionCents
  if (order.retained.amountCents > 0 && fromRetained.amountCents === order.retained.amountCents)
    await closeCases(trx, { orderId: order.id }, { kind: 'retained_share', note: SHARE_USED, now: given.now })
  await raiseRefunded(trx, order.id, { ...priced, commissionCents }, fromRetained)
  const { id } = await trx
    .insertInto('refund')
    .values({
      attempt_id: order.attemptId,
      key: given.key,
      order_id: order.id,
      amount_cents: priced.amountCents,
      shipping_cents: priced.shippingCents,
      commission_cents: commissionCents,
      from_retained_cents: fromRetained.amountCents,
      from_retained_commission_cents: fromRetained.commissionCents,
      reason: given.reason,
      actor: given.actor,
      provider_initiated: given.providerId !== null,
      status: 'pending',
      provider_id: given.providerId,
      postponed_until: null,
      mailed_at: given.isMailed ? null : given.now,
      created_at: given.now,
      updated_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (priced.lines.length > 0) {
    await trx
      .insertInto('refund_line')
      .values(
        priced.lines.map((line) => ({ refund_id: id, product_id: line.productId, quantity: line.quantity })),
      )
      .execute()
  }
  if (fromSeller.amountCents === 0) return id
  await trx
    .insertInto('transfer_reversal')
    .values({
      refund_id: id,
      order_id: order.id,
      seller_id: order.sellerId,
      amount_cents: fromSeller.amountCents,
      commission_cents: fromSeller.commissionCents,
      status: 'pending',
      updated_at: given.now,
    })
    .execute()
  return id
}

async function raiseRefunded(
  trx: Transaction,
  orderId: string,
  priced: PricedRefund,
  fromRetained: Part,
): Promise<void> {
  const counted = await trx
    .updateTable('purchase_order')
    .set((set) => ({
      refunded_cents: set('refunded_cents', '+', priced.amountCents),
      refunded_commission_cents: set('refunded_commission_cents', '+', priced.commissionCents),
      retained_cents: set('retained_cents', '-', fromRetained.amountCents),
      retained_commission_cents: set('retained_commission_cents', '-', fromRetained.commissionCents),
    }))
    .where('id', '=', orderId)
    .where(sql<boolean>`refunded_cents + ${priced.amountCents} <= amount_cents`)
    .executeTakeFirst()
  if (counted.numUpdatedRows !== 1n) throw new Error(`order ${orderId} would be refunded above what was paid`)
  for (const { productId, quantity } of priced.lines) {
    const line = await trx
      .updateTable('order_line')
      .set((set) => ({ refunded_quantity: set('refunded_quantity', '+', quantity) }))
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .where(sql<boolean>`refunded_quantity + ${quantity} <= quantity`)
      .executeTakeFirst()
    if (line.numUpdatedRows !== 1n)
      throw new Error(`product ${productId} of order ${orderId} is refunded already`)
  }
}

/** A refund with its own key, written before the provider is asked. @returns its id, or null when it exists already */
export async function insertRefund(
  trx: Transaction,
  refund: { attemptId: string; key: string; amountCents: number; reason: string; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('refund')
    .values({
      attempt_id: refund.attemptId,
      key: refund.key,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      status: 'pending',
      provider_id: null,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
