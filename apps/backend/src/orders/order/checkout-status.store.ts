import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { CheckoutStatus } from '../../platform/database/tables/orders.ts'

export type LockedCheckout = { id: string; status: CheckoutStatus; holdExpiresAt: Date }

/** Locks a checkout as `lockCheckouts` does, and reads it. */
export async function lockCheckout(trx: Transaction, id: string): Promise<LockedCheckout | undefined> {
  return trx
    .selectFrom('checkout')
    .select(['id', 'status', 'hold_expires_at as holdExpiresAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Keys of placements that are made of the cart begin so. */
export const CART_KEY = 'cart:'

/** A key made of the cart is free again once the checkout is over; one that the caller chose stays taken. */
const freedKey = sql<string>`case when starts_with(idempotency_key, ${sql.lit(CART_KEY)}) then idempotency_key || ':' || id else idempotency_key end`

/** Days after its end that an unpaid checkout keeps its addresses: money that comes late is given back within. */
const UNPAID_DAYS = 90
const DAY_MS = 86_400_000

/** Paid by this attempt, for good. */
export async function markPaid(trx: Transaction, id: string, attemptId: string): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ status: 'paid', paid_attempt_id: attemptId, idempotency_key: freedKey, keep_until: null })
    .where('id', '=', id)
    .execute()
}

/** Ends an unpaid checkout. */
export async function markClosed(
  trx: Transaction,
  id: string,
  status: 'expired' | 'cancelled',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({
      status,
      idempotency_key: freedKey,
      keep_until: new Date(now.getTime() + UNPAID_DAYS * DAY_MS),
    })
    .where('id', '=', id)
    .execute()
}

export type Overdue = { id: string; holdExpiresAt: Date }

/** Unpaid checkouts whose hold has ended, oldest first. */
export async function findOverdue(
  executor: Executor,
  { now, after, limit }: { now: Date; after: Overdue | undefined; limit: number },
): Promise<Overdue[]> {
  const overdue = executor
    .selectFrom('checkout')
    .select(['id', 'hold_expires_at as holdExpiresAt'])
    .where('status', 'in', ['open', 'paying'])
    .where('hold_expires_at', '<=', now)
    .orderBy('hold_expires_at')
    .orderBy('id')
    .limit(limit)
  if (!after) return overdue.execute()
  return overdue
    .where(sql<boolean>`(hold_expires_at, id) > (${after.holdExpiresAt}, ${after.id}::uuid)`)
    .execute()
}
