import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

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
  await trx.updateTable('checkout').set({ status: 'review', keep_until: null }).where('id', '=', id).execute()
}

/** Whether a checkout waits for its payment. */
export async function isUnpaid(executor: Executor, id: string): Promise<boolean> {
  const waiting = await executor
    .selectFrom('checkout')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['open', 'paying'])
    .executeTakeFirst()
  return waiting !== undefined
}

/** Whether the account placed another checkout after this one that is still wanted. */
export async function hasLaterCheckout(trx: Transaction, checkout: { id: string }): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from checkout later join checkout own on own.id = ${checkout.id}
      where later.account_id = own.account_id and later.created_at > own.created_at
        and later.status in ('open', 'paying', 'paid', 'partially_refunded', 'review')) as found`.execute(trx)
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
