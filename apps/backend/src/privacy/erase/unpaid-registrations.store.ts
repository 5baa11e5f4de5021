import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'

/** An account `a` whose address was never confirmed, that nobody uses, works with or has paid with; nothing of it is under way. */
const isUnpaid = sql<boolean>`a.confirmed_at is null and a.erased_at is null and not a.disabled
  and not exists (select from session s where s.account_id = a.id)
  and not exists (select from account_token t where t.account_id = a.id)
  and not exists (select from seller_member m where m.account_id = a.id)
  and not exists (select from checkout c where c.account_id = a.id
    and (c.paid_attempt_id is not null or c.status not in ('expired', 'cancelled')))`

/** So many of those made before a time, the oldest first. */
export async function findUnpaidRegistrations(db: Executor, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from account a where a.created_at <= ${before} and ${isUnpaid}
    order by a.created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks one that still is what it was found as. */
export async function lockUnpaidRegistration(trx: Transaction, id: string): Promise<AccountRow | undefined> {
  await sql`select from account where id = ${id}::uuid for update`.execute(trx)
  const { rows } = await sql<AccountRow>`
    select a.* from account a where a.id = ${id}::uuid and ${isUnpaid}`.execute(trx)
  return rows[0]
}
