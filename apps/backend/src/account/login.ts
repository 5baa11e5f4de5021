import type { OpenedSession } from '@filiera/contract/account'
import { ProblemError } from '../problem-error.ts'
import { openedSessionAnswer } from './account.answer.ts'
import { findAccountByEmail } from './account.store.ts'
import type { AuthServices, Caller } from './auth-services.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session (decision 17). An unknown e-mail, a wrong password and a disabled account look the same, in time too.
 * Tries are counted before the password is looked at, so that parallel ones count as well; a success takes them back.
 */
export async function login(
  { db, clock, passwords, limits }: AuthServices,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<OpenedSession> {
  const accountKey = `${email} ${caller.network}`
  const takeBack = (key: 'forget' | 'giveBack') =>
    Promise.all([limits.loginNetwork.giveBack(caller.network), limits.loginAccount[key](accountKey)])
  await limits.loginNetwork.spend(caller.network)
  await limits.loginAccount.spend(accountKey)
  const account = await findAccountByEmail(db, email)
  const matches = await passwords
    .verify(account?.password_hash ?? null, password)
    .catch(async (refusal: unknown) => {
      // Too many at once: the password was not looked at, so this was no try.
      await takeBack('giveBack')
      throw refusal
    })
  if (!account || !matches || account.disabled)
    throw new ProblemError('wrong_credentials', 'E-mail and password do not match.')
  await takeBack('forget')
  if (!account.confirmed_at)
    throw new ProblemError('email_not_confirmed', 'Confirm your e-mail address with the link we sent.')
  const session = await openSession(db, account.id, caller, clock.now())
  return openedSessionAnswer(account, session)
}
