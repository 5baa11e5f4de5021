import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Database, Executor, Transaction } from '../../platform/database/open-database.ts'
import { hashToken } from '../../platform/hash-token.ts'

/** The language of an order whose customer has this mailbox; undefined when number and address do not belong together. */
export async function findLinkedOrder(
  executor: Executor,
  { orderId, email }: { orderId: string; email: string },
): Promise<{ locale: Language } | undefined> {
  return executor
    .selectFrom('purchase_order')
    .innerJoin('checkout', 'checkout.id', 'purchase_order.checkout_id')
    .innerJoin('account', 'account.id', 'purchase_order.account_id')
    .select('checkout.locale')
    .where('purchase_order.id', '=', orderId)
    .where((where) =>
      where.or([where('checkout.contact_email', '=', email), where('account.email', '=', email)]),
    )
    .executeTakeFirst()
}

/** Keeps a link; the same token twice is one. */
export async function insertLink(
  trx: Transaction,
  link: { token: string; orderId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('withdrawal_link')
    .values({ token_hash: hashToken(link.token), order_id: link.orderId, expires_at: link.expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The order that a link still opens. */
export async function findOrderOfLink(executor: Executor, token: string, now: Date): Promise<string | null> {
  const link = await executor
    .selectFrom('withdrawal_link')
    .select('order_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.order_id ?? null
}

/** Forgets links that open nothing any more, the oldest first. @returns how many there were, `limit` at most */
export async function deleteExpiredLinks(db: Database, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from withdrawal_link where token_hash in (select l.token_hash from withdrawal_link l where l.expires_at <= ${now}
      order by l.expires_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
