import type { Transaction } from '../../../platform/database/open-database.ts'
import { hashToken } from '../sessions/token.ts'

/** Stores the hash of a link that logs in; storing the same one again changes nothing. */
export async function insertLoginLink(
  trx: Transaction,
  link: { accountId: string; token: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('account_token')
    .values({
      token_hash: hashToken(link.token),
      account_id: link.accountId,
      kind: 'login',
      password_hash: null,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** Uses such a link up: of any number of simultaneous uses one succeeds. @returns the id of its account */
export async function useLoginLink(trx: Transaction, token: string, now: Date): Promise<string | null> {
  const used = await trx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'login')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id ?? null
}
