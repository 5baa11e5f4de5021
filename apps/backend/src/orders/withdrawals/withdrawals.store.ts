import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** A withdrawal as it is stored; money in cents. */
export type WithdrawalRow = {
  id: string
  orderId: string
  status: 'requested' | 'accepted' | 'refused'
  /** Whether its money has gone back. */
  refunded: boolean
  amountCents: number
  /** Whether the delivery charge goes back with it. */
  withShipping: boolean
  /** What the customer wrote. */
  reason: string
  note: string
  sendBackBy: Date | null
  /** When an operator left the decision to the shop that had not answered. */
  leftToShopAt: Date | null
  createdAt: Date
  decidedAt: Date | null
  lines: {
    productId: string
    title: string
    pictureHash: string | null
    quantity: number
    amountCents: number
  }[]
}

/** Withdrawals of orders, oldest first. */
export async function findWithdrawals(
  executor: Executor,
  orderIds: readonly string[],
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select w.id, w.order_id as "orderId", w.status, coalesce(r.status = 'succeeded', false) as refunded,
      w.amount_cents as "amountCents", w.with_shipping as "withShipping", w.reason, w.note, w.send_back_by as "sendBackBy",
      w.left_to_shop_at as "leftToShopAt", w.created_at as "createdAt", w.decided_at as "decidedAt",
      (select json_agg(json_build_object('productId', l.product_id::text, 'title', o.title, 'pictureHash', o.picture_hash,
          'quantity', l.quantity, 'amountCents', l.amount_cents) order by o.position)
        from order_withdrawal_line l join order_line o on o.order_id = w.order_id and o.product_id = l.product_id
        where l.withdrawal_id = w.id) as lines
    from order_withdrawal w left join refund r on r.id = w.refund_id
    where w.order_id = any(${orderIds}::text[]) order by w.created_at, w.id`.execute(executor)
  return rows
}

export type WithdrawalDecision = {
  orderId: string
  withdrawalId: string
  /** The refund that carries the money of an accepted one. */
  outcome: { accepted: true; refundId: string } | { accepted: false }
  note: string
  now: Date
}

/**
 * Writes the seller's decision on a withdrawal that waits for one; the caller locks the order.
 * @returns whether it was still waiting
 */
export async function decideWithdrawal(
  trx: Transaction,
  { orderId, withdrawalId, outcome, note, now }: WithdrawalDecision,
): Promise<boolean> {
  const decided = await trx
    .updateTable('order_withdrawal')
    .set({
      status: outcome.accepted ? 'accepted' : 'refused',
      refund_id: outcome.accepted ? outcome.refundId : null,
      note,
      decided_at: now,
    })
    .where('id', '=', withdrawalId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** Accepts the returns that wait in an order: the last refund that succeeded gave their money back. */
export async function acceptWithLastRefund(trx: Transaction, orderId: string, now: Date): Promise<void> {
  await sql`
    update order_withdrawal w set status = 'accepted', decided_at = ${now},
      refund_id = (select r.id from refund r where r.order_id = w.order_id and r.status = 'succeeded'
        order by r.created_at desc, r.id limit 1)
    where w.order_id = ${orderId} and w.status = 'requested'`.execute(trx)
}

export type NewWithdrawal = Omit<WithdrawalRow, 'id' | 'refunded' | 'note' | 'leftToShopAt' | 'lines'> & {
  refundId: string | null
  lines: readonly Omit<WithdrawalRow['lines'][number], 'title' | 'pictureHash'>[]
}

/** @returns its id */
export async function insertWithdrawal(trx: Transaction, withdrawal: NewWithdrawal): Promise<string> {
  const { id } = await trx
    .insertInto('order_withdrawal')
    .values({
      order_id: withdrawal.orderId,
      status: withdrawal.status,
      reason: withdrawal.reason,
      amount_cents: withdrawal.amountCents,
      with_shipping: withdrawal.withShipping,
      send_back_by: withdrawal.sendBackBy,
      refund_id: withdrawal.refundId,
      created_at: withdrawal.createdAt,
      decided_at: withdrawal.decidedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_withdrawal_line')
    .values(
      withdrawal.lines.map(({ productId, quantity, amountCents }) => ({
        withdrawal_id: id,
        product_id: productId,
        quantity,
        amount_cents: amountCents,
      })),
    )
    .execute()
  return id
}

/** Who is told of a withdrawal, and where the goods go back to. */
export type WithdrawalParties = {
  sellerId: string
  sellerName: string
  sellerAddress: string
  /** Empty when the customer was erased. */
  contactEmail: string
  locale: Language
}

/** @throws Error for an unknown order */
export async function findWithdrawalParties(executor: Executor, orderId: string): Promise<WithdrawalParties> {
  const { rows } = await sql<WithdrawalParties>`
    select s.id::text as "sellerId", s.name as "sellerName",
      concat_ws(', ', s.company, case when w.street = '' then s.street else w.street end,
        case when w.street = '' then concat_ws(' ', s.zip, s.city, s.province) else concat_ws(' ', w.zip, w.city, w.province) end) as "sellerAddress",
      c.contact_email as "contactEmail", c.locale
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    join warehouse w on w.id = o.warehouse_id
    where o.id = ${orderId}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}
