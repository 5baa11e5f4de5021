import { sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'

/** A return that waits for its shop. */
export type WaitingReturn = {
  id: string
  orderId: string
  sellerId: string
  sendBackBy: Date
  /** What it gives back. */
  amountCents: number
}

type Page = { before: Date; limit: number }

const columns = sql`w.id, w.order_id as "orderId", o.seller_id::text as "sellerId", w.send_back_by as "sendBackBy",
  w.amount_cents as "amountCents"`
const waits = sql`w.status = 'requested' and o.status = 'RETURN_REQUESTED'`

/** Returns whose goods are to be back before a time and whose shop was not reminded. */
export async function findUnreminded(executor: Executor, { before, limit }: Page): Promise<WaitingReturn[]> {
  const { rows } = await sql<WaitingReturn>`
    select ${columns} from order_withdrawal w join purchase_order o on o.id = w.order_id
    where ${waits} and w.send_back_by < ${before} and w.reminded_at is null
    order by w.send_back_by, w.id limit ${limit}`.execute(executor)
  return rows
}

/** Notes that the shop is reminded. @returns false when it was before, or has answered */
export async function markReminded(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('order_withdrawal')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns that nobody answered until their refund was due, the newest first: those that were asked about long ago come last. */
export async function findOverdue(executor: Executor, { before, limit }: Page): Promise<WaitingReturn[]> {
  const { rows } = await sql<WaitingReturn>`
    select ${columns} from order_withdrawal w join purchase_order o on o.id = w.order_id
    where ${waits} and w.send_back_by <= ${before} order by w.send_back_by desc, w.id limit ${limit}`.execute(
    executor,
  )
  return rows
}

/** Order of a return, and its shop. */
export async function findOrderOf(
  executor: Executor,
  withdrawalId: string,
): Promise<{ orderId: string; sellerId: string } | undefined> {
  return executor
    .selectFrom('order_withdrawal as w')
    .innerJoin('purchase_order as o', 'o.id', 'w.order_id')
    .select(['o.id as orderId', 'o.seller_id as sellerId'])
    .where('w.id', '=', withdrawalId)
    .executeTakeFirst()
}

/** Notes that a return stays with its shop, which has not answered; nothing when it did meanwhile. */
export async function leaveToShop(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('order_withdrawal')
    .set({ left_to_shop_at: now })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute()
}
