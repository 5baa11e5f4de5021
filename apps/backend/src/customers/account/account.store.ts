import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'

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
export async function lockUnchangedAccount(
  trx: Transaction,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const locked = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('disabled', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
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

/** Takes the password away from an account whose address is not confirmed; undefined where there is none. */
export async function voidPassword(trx: Transaction, email: string): Promise<AccountRow | undefined> {
  return trx
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Marks the address of a locked account as its owner's: a link mailed to it was used. */
export async function confirmAccount(trx: Transaction, id: string, now: Date): Promise<AccountRow> {
  return trx
    .updateTable('account')
    .set((account) => ({ confirmed_at: account.fn.coalesce('confirmed_at', account.val(now)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes so many of the accounts made before a time whose address was never confirmed, unless somebody uses them or a purchase, a link or a shop hangs on them. */
export async function deleteUnconfirmed(db: Executor, before: Date, limit: number): Promise<void> {
  await sql`
    delete from account where id in (select id from account a
    where a.confirmed_at is null and a.created_at <= ${before} and a.erased_at is null and not a.disabled
      and coalesce(a.mangopay_user_id, a.stripe_customer_id) is null
      and not exists (select from session s where s.account_id = a.id)
      and not exists (select from account_token t where t.account_id = a.id)
      and not exists (select from checkout c where c.account_id = a.id)
      and not exists (select from seller_member m where m.account_id = a.id)
    order by a.created_at limit ${limit} for update of a skip locked)`.execute(db)
}
