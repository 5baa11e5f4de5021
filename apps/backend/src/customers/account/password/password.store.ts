import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { AccountRow } from '../../../platform/database/tables/account.ts'
import { hashToken } from '../sessions/token.ts'

/** Stores the hash of a reset link; older ones of the account stop working. Storing the same one again changes nothing. */
export async function replaceResetToken(
  trx: Transaction,
  link: { accountId: string; token: string; expiresAt: Date },
): Promise<void> {
  const hash = hashToken(link.token)
  // The lock makes two requests at once leave one link, not two.
  await trx.selectFrom('account').select('id').where('id', '=', link.accountId).forUpdate().execute()
  await trx
    .deleteFrom('account_token')
    .where('account_id', '=', link.accountId)
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .where('token_hash', '!=', hash)
    .execute()
  await trx
    .insertInto('account_token')
    .values({
      token_hash: hash,
      account_id: link.accountId,
      kind: 'reset',
      password_hash: null,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The account of a reset link that still works. */
export async function findResettable(
  db: Executor,
  token: string,
  now: Date,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account_token as link')
    .innerJoin('account', 'account.id', 'link.account_id')
    .selectAll('account')
    .where('link.token_hash', '=', hashToken(token))
    .where('link.kind', '=', 'reset')
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('account.disabled', '=', false)
    .executeTakeFirst()
}

/** Uses a reset link up: of any number of simultaneous uses one succeeds. */
export async function useResetToken(trx: Transaction, token: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Sets the password and voids every link that could set another one, log in or move the account. */
export async function setPassword(trx: Transaction, id: string, passwordHash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await trx
    .deleteFrom('account_token')
    .where('account_id', '=', id)
    .where('kind', 'in', ['reset', 'login'])
    .where('used_at', 'is', null)
    .execute()
  // A confirmation link still confirms the address, but brings no password along any more.
  await trx
    .updateTable('account_token')
    .set({ password_hash: null })
    .where('account_id', '=', id)
    .where('kind', '=', 'confirm')
    .execute()
  await trx.deleteFrom('username_change').where('account_id', '=', id).execute()
}

/** Marks the address as its owner's: whoever used a link mailed to it reads its mailbox. */
export async function markConfirmed(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('account')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
