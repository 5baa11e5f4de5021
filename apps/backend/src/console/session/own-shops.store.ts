import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** The shops that an account works for, the oldest first, with its own name. */
export const findOwnShops = (db: Executor, accountId: string) =>
  db
    .selectFrom('seller_member')
    .innerJoin('seller', 'seller.id', 'seller_member.seller_id')
    .select(['seller.id', 'seller.name', 'role', 'closed', 'suspended_at', 'ended_at'])
    .select(sql<string | null>`closed_until::text`.as('closed_until'))
    .where('account_id', '=', accountId)
    .orderBy('seller_member.created_at')
    .orderBy('seller.id')
    .execute()

export async function getOwnName(db: Executor, accountId: string): Promise<string> {
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return name
}
