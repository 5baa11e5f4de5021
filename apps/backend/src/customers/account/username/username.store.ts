import { type Selectable, sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { hashToken } from '../../../platform/hash-token.ts'

type UsernameChange = Selectable<Tables['username_change']>

/** Keeps a wanted address until both links were used; an older wish of the account is forgotten, with its links. */
export async function replaceUsernameChange(
  trx: Transaction,
  wish: { accountId: string; newEmail: string; oldToken: string; newToken: string; expiresAt: Date },
): Promise<void> {
  const values = {
    account_id: wish.accountId,
    new_email: wish.newEmail,
    old_token_hash: hashToken(wish.oldToken),
    new_token_hash: hashToken(wish.newToken),
    old_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: wish.expiresAt,
  }
  await trx
    .insertInto('username_change')
    .values(values)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** The account that one of the two links belongs to. */
export async function findChangingAccount(db: Executor, token: string): Promise<string | undefined> {
  const hash = hashToken(token)
  const change = await db
    .selectFrom('username_change')
    .select('account_id')
    .where((where) => where.or([where('old_token_hash', '=', hash), where('new_token_hash', '=', hash)]))
    .executeTakeFirst()
  return change?.account_id
}

/** Uses one of the two links up, once; the change as it is then. */
export async function useUsernameLink(
  trx: Transaction,
  token: string,
  now: Date,
): Promise<UsernameChange | undefined> {
  const hash = hashToken(token)
  return trx
    .updateTable('username_change')
    .set({
      old_confirmed_at: sql`case when old_token_hash = ${hash} then ${now}::timestamptz else old_confirmed_at end`,
      new_confirmed_at: sql`case when new_token_hash = ${hash} then ${now}::timestamptz else new_confirmed_at end`,
    })
    .where((where) =>
      where.or([
        where.and([where('old_token_hash', '=', hash), where('old_confirmed_at', 'is', null)]),
        where.and([where('new_token_hash', '=', hash), where('new_confirmed_at', 'is', null)]),
      ]),
    )
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Gives an account its new address and voids every link that was mailed to the former one.
 * @returns the former address, or null when the account is disabled or the address has an account meanwhile
 */
export async function changeEmail(
  trx: Transaction,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<string | null> {
  await trx.deleteFrom('username_change').where('account_id', '=', id).execute()
  await trx.deleteFrom('account_token').where('account_id', '=', id).where('used_at', 'is', null).execute()
  const former = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .where('disabled', '=', false)
    .executeTakeFirst()
  const taken = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  if (!former || taken) return null
  await trx
    .updateTable('account')
    .set((account) => ({ email, confirmed_at: account.fn.coalesce('confirmed_at', account.val(now)) }))
    .where('id', '=', id)
    .execute()
  return former.email
}

/** Forgets wishes whose links ran out. */
export async function deleteEndedChanges(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('username_change').where('expires_at', '<=', now).execute()
}
