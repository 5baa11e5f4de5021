import type { OpenedSession } from '@filiera/contract/account'
import type { Caller } from '../http/caller.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { newLinkSeed } from '../mail/link-token.ts'
import { ProblemError } from '../problem-error.ts'
import { openedSessionAnswer } from './account.answer.ts'
import { type AccountRow, holdAccount } from './account.store.ts'
import type { AuthServices } from './auth-services.ts'
import { isRemembered } from './device.store.ts'
import { deviceFamily } from './device-family.ts'
import { countTry, forgetTries, giveTryBack, type LoginAccount, type LoginTry } from './login-try.store.ts'
import { newSession, openSession } from './open-session.ts'
import { openHeldSession } from './session.store.ts'

const wrongCredentials = () => new ProblemError('wrong_credentials', 'E-mail and password do not match.')

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

/** The same in one journey to the server, with the tries forgotten, for a kind of device that the account knows. */
async function enterAgain(
  { database, clock }: AuthServices,
  account: LoginAccount,
  { userAgent }: Caller,
  login: LoginTry,
): Promise<OpenedSession> {
  const session = newSession(account.id, userAgent, clock.now())
  const opened = await openHeldSession(account.password_hash, session).executeAfter(
    forgetTries(login),
    database,
  )
  if (opened.rows.length === 0) throw wrongCredentials()
  return openedSessionAnswer(account, session)
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
  const { database, passwords, clock } = services
  const tried: LoginTry = { email, network: caller.network, now: clock.now() }
  const account = await countTry(database, tried, deviceFamily(caller.userAgent)).catch(
    (refusal: unknown) => {
      if (refusal instanceof ProblemError) caller.report('login_locked', email)
      throw refusal
    },
  )
  const matches = await passwords
    .verify(account?.password_hash ?? null, password)
    .catch(async (refusal: unknown) => {
      await giveTryBack(tried).execute(database)
      throw refusal
    })
  if (!account || !matches || account.disabled) {
    caller.report('login_failed', email)
    throw wrongCredentials()
  }
  const isKnownDevice = isRemembered(account.device_seen_at, tried.now)
  if (account.confirmed_at && isKnownDevice && !caller.presentedToken)
    return enterAgain(services, account, caller, tried)
  await forgetTries(tried).execute(database)
  if (!account.confirmed_at)
    throw new ProblemError('email_not_confirmed', 'Confirm your e-mail address with the link we sent.')
  return enter(services, account, caller)
}
