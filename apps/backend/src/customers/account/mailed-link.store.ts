import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow, AccountTokenTable } from '../../platform/database/tables/account.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { lockAccount } from './account.store.ts'

type LinkKind = AccountTokenTable['kind']
type NewLink = { kind: LinkKind; accountId: string; token: string; expiresAt: Date }

/** Stores the hash of a mailed link; storing the same one again changes nothing. */
export async function insertLink(trx: Transaction, link: NewLink): Promise<void> {
  await trx
    .insertInto('account_token')
    .values({
      token_hash: hashToken(link.token),
      account_id: link.accountId,
      kind: link.kind,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The same; older links of its kind stop working. */
export async function replaceLink(trx: Transaction, link: NewLink): Promise<void> {
  // The lock makes two requests at once leave one link, not two.
  await lockAccount(trx, link.accountId)
  await trx
    .deleteFrom('account_token')
    .where('account_id', '=', link.accountId)
    .where('kind', '=', link.kind)
    .where('used_at', 'is', null)
    .where('token_hash', '!=', hashToken(link.token))
    .execute()
  await insertLink(trx, link)
}

/** The account of a link that still works. */
export async function findLinkOwner(
  db: Executor,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account_token as link')
    .innerJoin('account', 'account.id', 'link.account_id')
    .selectAll('account')
    .where('link.token_hash', '=', hashToken(token))
    .where('link.kind', '=', kind)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('account.disabled', '=', false)
    .executeTakeFirst()
}

/** Uses a link up: of any number of simultaneous uses one succeeds. @returns the id of its account */
export async function useLink(
  trx: Transaction,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const used = await trx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id
}
