import type { ShopRole } from '@filiera/domain/shop-roles'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type MemberRow = { id: string; name: string; email: string; role: ShopRole; lastSeenAt: Date | null }

/** Who works for a shop, or one of them: owners first, then by when they came. */
export const findMembers = (executor: Executor, sellerId: string, id?: string): Promise<MemberRow[]> =>
  executor
    .selectFrom('seller_member as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.name', 'a.email', 'm.role'])
    .select((select) =>
      select
        .selectFrom('session as s')
        .select((own) => own.fn.max('s.last_seen_at').as('seen'))
        .whereRef('s.account_id', '=', 'a.id')
        .where('s.audience', '=', 'console')
        .as('lastSeenAt'),
    )
    .where('m.seller_id', '=', sellerId)
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? ''))
    .orderBy(sql`m.role <> 'owner'`)
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute()

/** The role of somebody, locked; undefined for who does not work there. All owners are locked first: two of them cannot go at once. */
export async function lockMember(
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<{ role: ShopRole; isLastOwner: boolean } | undefined> {
  const rows = await trx
    .selectFrom('seller_member')
    .select(['account_id', 'role'])
    .where('seller_id', '=', sellerId)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  const member = rows.find(({ account_id }) => account_id === id)
  if (!member) return undefined
  const owners = rows.filter(({ role }) => role === 'owner')
  return { role: member.role, isLastOwner: member.role === 'owner' && owners.length === 1 }
}

export async function writeRole(
  trx: Transaction,
  sellerId: string,
  id: string,
  role: ShopRole,
): Promise<void> {
  await trx
    .updateTable('seller_member')
    .set({ role })
    .where('seller_id', '=', sellerId)
    .where('account_id', '=', id)
    .execute()
}

export async function deleteMember(trx: Transaction, sellerId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('seller_member')
    .where('seller_id', '=', sellerId)
    .where('account_id', '=', id)
    .execute()
}

/** Who changed the role of somebody last, and when; undefined when nobody did in the console. */
export const findRoleChange = (executor: Executor, sellerId: string, id: string) =>
  executor
    .selectFrom('audit_entry as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .select(['a.name as by', 'e.at'])
    .where('e.seller_id', '=', sellerId)
    .where('e.object_kind', '=', 'member')
    .where('e.object_id', '=', id)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
