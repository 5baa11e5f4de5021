import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Status = Exclude<Tables['checkout']['status'], undefined>
export type CheckoutStatus = Status extends { __select__: infer S } ? S : never

/** A locked checkout as the payment core and the expiry need it; money in cents. */
export type LockedCheckout = {
  id: string
  accountId: string
  status: CheckoutStatus
  totalCents: number
  paidAttemptId: string | null
  holdExpiresAt: Date
  absoluteExpiresAt: Date
}

/** Locks a checkout's row: first of all locks, before its attempts, orders and products. */
export async function lockCheckout(trx: Transaction, id: string): Promise<LockedCheckout | undefined> {
  return trx
    .selectFrom('checkout')
    .select([
      'id',
      'account_id as accountId',
      'status',
      'total_cents as totalCents',
      'paid_attempt_id as paidAttemptId',
      'hold_expires_at as holdExpiresAt',
      'absolute_expires_at as absoluteExpiresAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A payment is under way and holds the stock until the given time. */
export async function markPaying(trx: Transaction, id: string, holdExpiresAt: Date): Promise<void> {
  await sql`
    update checkout set status = 'paying', hold_expires_at = ${holdExpiresAt} where id = ${id}::uuid`.execute(
    trx,
  )
}

/** The payment ended without money: another one may start while the hold lasts. */
export async function markOpen(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('checkout').set({ status: 'open' }).where('id', '=', id).execute()
}

/** A key made of the cart is free again once the checkout is over; one that the caller chose stays taken. */
const freedKey = sql<string>`case when idempotency_key like 'cart:%' then idempotency_key || ':' || id else idempotency_key end`

/** Paid by this attempt, for good. */
export async function markPaid(trx: Transaction, id: string, attemptId: string): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ status: 'paid', paid_attempt_id: attemptId, idempotency_key: freedKey })
    .where('id', '=', id)
    .execute()
}

/** A part or all of the captured money has gone back, or came back to us again; in cents. */
export async function markRefunded(
  trx: Transaction,
  id: string,
  { amountCents, refundedCents }: { amountCents: number; refundedCents: number },
): Promise<void> {
  const isAll = refundedCents >= amountCents
  await trx
    .updateTable('checkout')
    .set({ status: isAll ? 'refunded' : refundedCents > 0 ? 'partially_refunded' : 'paid' })
    .where('id', '=', id)
    .where('status', 'in', ['paid', 'partially_refunded', 'refunded'])
    .execute()
}

/** A person must look: nothing moves by itself any more. */
export async function markReview(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('checkout').set({ status: 'review' }).where('id', '=', id).execute()
}

/** Ends an unpaid checkout. */
export async function markClosed(
  trx: Transaction,
  id: string,
  status: 'expired' | 'cancelled',
): Promise<void> {
  await trx.updateTable('checkout').set({ status, idempotency_key: freedKey }).where('id', '=', id).execute()
}

/** Whether the account placed another checkout after this one that is still wanted. */
export async function hasLaterCheckout(trx: Transaction, checkout: LockedCheckout): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from checkout later join checkout own on own.id = ${checkout.id}
      where later.account_id = own.account_id and later.created_at > own.created_at
        and later.status in ('open', 'paying', 'paid')) as found`.execute(trx)
  return rows[0]?.found ?? false
}

/** Whether a checkout of the account waits for its payment. */
export async function hasOpenCheckout(trx: Transaction, accountId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('checkout')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['open', 'paying'])
    .executeTakeFirst()
  return open !== undefined
}

/** Unpaid checkouts whose hold has ended, oldest first. */
export async function findOverdue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('checkout')
    .select('id')
    .where('status', 'in', ['open', 'paying'])
    .where('hold_expires_at', '<=', now)
    .orderBy('hold_expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
