import type { Transaction } from '../../../platform/database/open-database.ts'
import type { AccountRow } from '../../../platform/database/tables/account.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { getAccount, lockUnchangedAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'

const wrongPassword = () => new ProblemError('wrong_password', 'That is not your current password.')

/**
 * Asks the owner of a session for the password again, before what cannot be undone. Ten wrong ones in 15 minutes lock this
 * question, also for the right one: a stolen session must not become a way to guess.
 * @returns the account as it was when the password was right; whoever changes it locks it by that hash (`lockOwnAccount`)
 * @throws ProblemError `wrong_password`, `rate_limited` or `unavailable`
 */
export async function checkOwnPassword(
  { db, passwords, limits }: Pick<AuthServices, 'db' | 'passwords' | 'limits'>,
  accountId: string,
  password: string,
  { report }: Pick<Caller, 'report'>,
): Promise<AccountRow> {
  await limits.ownPassword.spend(accountId)
  const account = await getAccount(db, accountId)
  const matches = await passwords.verify(account.password_hash, password).catch(async (refusal: unknown) => {
    // Too many at once: the password was not looked at, so this was no try.
    await limits.ownPassword.giveBack(accountId)
    throw refusal
  })
  if (!matches) {
    await report('wrong_password', account.email)
    throw wrongPassword()
  }
  await limits.ownPassword.forget(accountId)
  return account
}

/** Locks the account whose password was checked, until the transaction ends. @throws ProblemError `wrong_password` when it is another one by now */
export async function lockOwnAccount(trx: Transaction, account: AccountRow): Promise<void> {
  if (!(await lockUnchangedAccount(trx, account))) throw wrongPassword()
}
