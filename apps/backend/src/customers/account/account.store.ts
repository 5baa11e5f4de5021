import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'
import { hashToken } from './sessions/token.ts'

export async function findAccountByEmail(db: Executor, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The account of a valid session. @throws Error when it is gone meanwhile */
export async function getAccount(db: Executor, id: string): Promise<AccountRow> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Keeps others from changing an account until the transaction ends. */
export async function lockAccount(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks an account whose password was checked. @returns false when the password is another one by now, or the account may not be used */
export async function holdAccount(
  trx: Transaction,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const held = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** A new customer; undefined when the address has an account. */
export async function insertCustomer(
  db: Executor,
  customer: { email: string; passwordHash: string; locale: Language; now: Date },
): Promise<AccountRow | undefined> {
  return db
    .insertInto('account')
    .values({
      email: customer.email,
      password_hash: customer.passwordHash,
      locale: customer.locale,
      created_at: customer.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export type AccountChanges = {
  name?: string | undefined
  profile?:
    | {
        firstName?: string | undefined
        lastName?: string | undefined
        phone?: string | undefined
        locale?: Language | undefined
        /** Null takes it away. */
        birthYear?: number | null | undefined
      }
    | undefined
}

/** Changes name, profile and language; what is left out stays. */
export async function updateAccount(db: Executor, id: string, changes: AccountChanges): Promise<AccountRow> {
  const { locale, ...profile } = changes.profile ?? {}
  return db
    .updateTable('account')
    .set((account) => ({
      name: changes.name ?? account.ref('name'),
      locale: locale ?? account.ref('locale'),
      ...(locale ? { locale_chosen: true } : {}),
      // One statement, so that two tabs changing different fields both keep theirs.
      profile: sql<string>`jsonb_strip_nulls(profile || ${JSON.stringify(profile)}::jsonb)`,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The language of an account's mails follows the page it is used in. @returns false when its owner has chosen one */
export async function followLanguage(db: Executor, id: string, locale: Language): Promise<boolean> {
  const followed = await db
    .updateTable('account')
    .set({ locale })
    .where('id', '=', id)
    .where('locale_chosen', '=', false)
    .returning('id')
    .executeTakeFirst()
  return followed !== undefined
}

/** Stores the hash of a confirmation link; older ones of the account stop working, the password that waits with them stays. */
export async function replaceConfirmToken(
  trx: Transaction,
  link: { accountId: string; token: string; passwordHash: string | null; expiresAt: Date },
): Promise<void> {
  // The lock makes two requests at once leave one link, not two.
  await trx.selectFrom('account').select('id').where('id', '=', link.accountId).forUpdate().execute()
  const older = await trx
    .deleteFrom('account_token')
    .where('account_id', '=', link.accountId)
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .returning('password_hash')
    .executeTakeFirst()
  await trx
    .insertInto('account_token')
    .values({
      token_hash: hashToken(link.token),
      account_id: link.accountId,
      kind: 'confirm',
      password_hash: link.passwordHash ?? older?.password_hash ?? null,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

/** Uses a confirmation link up: of any number of simultaneous uses one succeeds. */
export async function useConfirmToken(
  trx: Transaction,
  token: string,
  now: Date,
): Promise<{ accountId: string; passwordHash: string | null } | null> {
  const used = await trx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'password_hash'])
    .executeTakeFirst()
  return used ? { accountId: used.account_id, passwordHash: used.password_hash } : null
}

/** Marks the address as confirmed; null for a disabled account. */
export async function confirmAccount(
  trx: Transaction,
  id: string,
  passwordHash: string | null,
  now: Date,
): Promise<AccountRow | undefined> {
  return trx
    .updateTable('account')
    .set((account) => ({
      confirmed_at: account.fn.coalesce('confirmed_at', account.val(now)),
      ...(passwordHash ? { password_hash: passwordHash } : {}),
    }))
    .where('id', '=', id)
    .where('disabled', '=', false)
    .returningAll()
    .executeTakeFirst()
}
