import type { Transaction } from '../../../platform/database/open-database.ts'

/** Sets the password and voids every link that could set another one, log in or move the account. */
export async function setPassword(trx: Transaction, id: string, passwordHash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await trx
    .deleteFrom('account_token')
    .where('account_id', '=', id)
    .where('kind', 'in', ['reset', 'login'])
    .where('used_at', 'is', null)
    .execute()
  await trx.deleteFrom('username_change').where('account_id', '=', id).execute()
}
