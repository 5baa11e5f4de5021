import type { OpenedSession } from '@filiera/contract/customers/account'
import { fallbackLanguage } from '@filiera/domain/languages'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidLink, ProblemError } from '../../../platform/problem-error.ts'
import {
  confirmAccount,
  findAccountByEmail,
  insertCustomer,
  lockUnchangedAccount,
  updateAccount,
} from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { forgetTries } from '../password/login-try.store.ts'
import { setPassword } from '../password/password.store.ts'
import { refuseCommonPassword } from '../password/refuse-common-password.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { enterAccount } from './enter-account.ts'
import { checkCredentials } from './login.ts'

/** What happens in the transaction that lets an invited account in. */
type Join = (trx: Transaction, accountId: string) => Promise<void>

/** Whether an address has a confirmed account. */
export async function hasAccount(db: Executor, email: string): Promise<boolean> {
  return Boolean((await findAccountByEmail(db, email))?.confirmed_at)
}

/** Lets the owner of an account into the console. @throws ProblemError those of a login */
export async function enterAsOwner(
  auth: AuthServices,
  credentials: { email: string; password: string },
  caller: Caller,
  join: Join,
): Promise<OpenedSession> {
  const { account, tried } = await checkCredentials(auth, credentials, caller)
  const opened = await inTransaction(auth.db, async (trx) => {
    if (!account.confirmed_at || !(await lockUnchangedAccount(trx, account))) throw invalidLink()
    await join(trx, account.id)
    return enterAccount(trx, account, { ...caller, audience: 'console' }, tried.now)
  })
  await forgetTries(tried).execute(auth.db)
  auth.notifyOutbox()
  return opened
}

/**
 * Makes an account for who holds a link that was mailed to an address, and lets it into the console. One that was registered and never
 * confirmed gets the new password: whoever registered it may not be the owner of the mailbox.
 * @throws ProblemError invalid_body for a common password, conflict when the address has a confirmed account
 */
export async function enterAsNew(
  { db, clock, passwords, notifyOutbox }: AuthServices,
  { email, password, name }: { email: string; password: string; name: string },
  caller: Caller,
  join: Join,
): Promise<OpenedSession> {
  refuseCommonPassword(password, email, 'newPassword')
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  const opened = await inTransaction(db, async (trx) => {
    const created = await insertCustomer(trx, { email, passwordHash, locale: fallbackLanguage, now })
    const account = created ?? (await findAccountByEmail(trx, email))
    if (account?.confirmed_at)
      throw new ProblemError('conflict', 'This address has an account: give its password.')
    if (!account || !(await lockUnchangedAccount(trx, account))) throw invalidLink()
    await setPassword(trx, account.id, passwordHash)
    await confirmAccount(trx, account.id, now)
    await deleteSessionsOf(trx, account.id)
    await join(trx, account.id)
    const named = await updateAccount(trx, account.id, { name })
    return enterAccount(trx, named, { ...caller, audience: 'console' }, now)
  })
  notifyOutbox()
  return opened
}
