import type { OpenedSession } from '@filiera/contract/account'
import type { Caller } from '../http/caller.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { newLinkSeed } from '../mail/link-token.ts'
import { ProblemError } from '../problem-error.ts'
import { openedSessionAnswer } from './account.answer.ts'
import { type AccountRow, findAccountByEmail, holdAccount } from './account.store.ts'
import type { AuthServices } from './auth-services.ts'
import { openSession } from './open-session.ts'

const wrongCredentials = () => new ProblemError('wrong_credentials', 'E-mail and password do not match.')

/** Counts a try before the password is looked at, so that parallel ones count as well. @returns what takes it back */
async function countTry({ limits }: AuthServices, email: string, { network, report }: Caller) {
  const accountKey = `${email} ${network}`
  try {
    await limits.loginNetwork.spend(network)
    await limits.loginAccount.spend(accountKey)
  } catch (refusal) {
    if (refusal instanceof ProblemError) report('login_locked', email)
    throw refusal
  }
  return (key: 'forget' | 'giveBack') =>
    Promise.all([limits.loginNetwork.giveBack(network), limits.loginAccount[key](accountKey)])
}

/** Opens the session, unless the password was changed since it was checked; a new kind of device is told by mail. */
async function enter(services: AuthServices, account: AccountRow, caller: Caller): Promise<OpenedSession> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    if (!(await holdAccount(trx, account))) throw wrongCredentials()
    const session = await openSession(trx, account.id, caller, now)
    if (session.newDevice !== null) {
      const data = { device: session.newDevice, at: now.toISOString() }
      const { email: to, locale } = account
      await enqueueMail(trx, { kind: 'new-device', key: newLinkSeed(), to, locale, data, now })
      services.wakeOutbox()
    }
    return openedSessionAnswer(account, session)
  })
}

/**
 * Opens a session (decision 17). An unknown e-mail, a wrong password and a disabled account look the same, in time too. Ten
 * failures of an account from one network in 15 minutes lock it there, also for the right password; a success forgets them.
 */
export async function login(
  services: AuthServices,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<OpenedSession> {
  const takeBack = await countTry(services, email, caller)
  const account = await findAccountByEmail(services.db, email)
  const matches = await services.passwords
    .verify(account?.password_hash ?? null, password)
    .catch(async (refusal: unknown) => {
      // Too many at once: the password was not looked at, so this was no try.
      await takeBack('giveBack')
      throw refusal
    })
  if (!account || !matches || account.disabled) {
    caller.report('login_failed', email)
    throw wrongCredentials()
  }
  await takeBack('forget')
  if (!account.confirmed_at)
    throw new ProblemError('email_not_confirmed', 'Confirm your e-mail address with the link we sent.')
  return enter(services, account, caller)
}
