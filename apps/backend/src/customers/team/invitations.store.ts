import type { ShopRole } from '@filiera/domain/shop-roles'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type InvitationRow = {
  id: string
  email: string
  role: ShopRole
  expiresAt: Date
  inviter: string
  inviterEmail: string
}

/** Who was asked to work for a shop, or one of them; the latest first. */
export const findInvitations = (
  executor: Executor,
  sellerId: string,
  id?: string,
): Promise<InvitationRow[]> =>
  executor
    .selectFrom('shop_invitation as i')
    .innerJoin('account as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.expires_at as expiresAt'])
    .select(['a.name as inviter', 'a.email as inviterEmail'])
    .where('i.seller_id', '=', sellerId)
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute()

type NewInvitation = {
  sellerId: string
  email: string
  role: ShopRole
  tokenHash: Buffer
  invitedBy: string
  at: Date
  expiresAt: Date
}

/** The role that an address is asked for until now; undefined when it is not. */
export async function findInvitedRole(
  trx: Transaction,
  sellerId: string,
  email: string,
): Promise<ShopRole | undefined> {
  const row = await trx
    .selectFrom('shop_invitation')
    .select('role')
    .where('seller_id', '=', sellerId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return row?.role
}

/** Asks somebody to work for a shop; who was asked before gets the new role and link. @returns the id */
export async function writeInvitation(trx: Transaction, invited: NewInvitation): Promise<string> {
  const values = {
    role: invited.role,
    token_hash: invited.tokenHash,
    invited_by: invited.invitedBy,
    created_at: invited.at,
    expires_at: invited.expiresAt,
  }
  const { id } = await trx
    .insertInto('shop_invitation')
    .values({ seller_id: invited.sellerId, email: invited.email, ...values })
    .onConflict((conflict) => conflict.columns(['seller_id', 'email']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the role that it was for; undefined when the shop has no such invitation */
export async function deleteInvitation(
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<ShopRole | undefined> {
  const deleted = await trx
    .deleteFrom('shop_invitation')
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst()
  return deleted?.role
}

/** The invitation of a link, with the name of its shop. */
export const findByToken = (executor: Executor, tokenHash: Buffer) =>
  executor
    .selectFrom('shop_invitation as i')
    .innerJoin('seller as s', 's.id', 'i.seller_id')
    .select(['i.email', 'i.role', 'i.expires_at as expiresAt', 's.name as shop'])
    .where('i.token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Uses a link up: of any number of simultaneous uses one succeeds. */
export const useInvitation = (trx: Transaction, tokenHash: Buffer, now: Date) =>
  trx
    .deleteFrom('shop_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['seller_id as sellerId', 'email', 'role'])
    .executeTakeFirst()

/** Whether an address works for a shop already. */
export async function isMember(executor: Executor, sellerId: string, email: string): Promise<boolean> {
  const member = await executor
    .selectFrom('seller_member as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.seller_id', '=', sellerId)
    .where('a.email', '=', email)
    .executeTakeFirst()
  return member !== undefined
}

/** The language in which an address is written to: that of its account, else of who asks. */
export async function findLocale(executor: Executor, email: string, invitedBy: string) {
  const rows = await executor
    .selectFrom('account')
    .select(['email', 'locale'])
    .where((where) => where.or([where('email', '=', email), where('id', '=', invitedBy)]))
    .execute()
  return (rows.find((row) => row.email === email) ?? rows[0])?.locale ?? 'it'
}

/** Makes somebody work for a shop; nothing changes for who does already. @returns whether they are new */
export async function insertMember(
  trx: Transaction,
  member: { sellerId: string; accountId: string; role: ShopRole; at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('seller_member')
    .values({
      seller_id: member.sellerId,
      account_id: member.accountId,
      role: member.role,
      created_at: member.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst()
  return added !== undefined
}

export async function getShopName(executor: Executor, sellerId: string): Promise<string> {
  const { name } = await executor
    .selectFrom('seller')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return name
}
