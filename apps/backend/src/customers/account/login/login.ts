import type { OpenedSession } from '@filiera/contract/customers/account'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { AccountRow } from '../../../platform/database/tables/account.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Audience } from '../../../platform/identity.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { presentOpenedSession } from '../account.presenter.ts'
import { lockUnchangedAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { createFindMemberships } from '../memberships.store.ts'
import {
  countTry,
  forgetTries,
  giveTryBack,
  type LoginAccount,
  type LoginTry,
} from '../password/login-try.store.ts'
import { isRemembered } from '../sessions/device.store.ts'
import { deviceFamily } from '../sessions/device-family.ts'
import { newSession, type Visit } from '../sessions/open-session.ts'
import { openLockedSession } from '../sessions/session.store.ts'
import { enterAccount } from './enter-account.ts'
import { offerLoginLink } from './offer-login-link.ts'

const wrongCredentials = () => new ProblemError('wrong_credentials', 'E-mail and password do not match.')

/** Opens the session, unless the password was changed since it was checked. */
async function enter(services: AuthServices, account: AccountRow, visit: Visit): Promise<OpenedSession> {
  const opened = await inTransaction(services.db, async (trx) => {
    if (!(await lockUnchangedAccount(trx, account))) throw wrongCredentials()
    return enterAccount(trx, account, visit, services.clock.now())
  })
  services.notifyOutbox()
  return opened
}

/** The same in one statement, and the tries forgotten, for a kind of device that the account knows. */
async function enterAgain(
  { db, clock }: AuthServices,
  account: LoginAccount,
  visit: Visit,
  login: LoginTry,
): Promise<OpenedSession> {
  const session = newSession(account.id, visit, clock.now())
  await forgetTries(login).execute(db)
  const opened = await openLockedSession(account.password_hash, session).execute(db)
  if (opened.rows.length === 0) throw wrongCredentials()
  return presentOpenedSession(account, session)
}

type Credentials = { email: string; password: string }

/**
 * The account whose address and password these are (decision 17). Unknown, wrong and disabled look the same, in time too. Ten failures from one
 * network in 15 minutes lock the account there; from the twentieth on, whatever the networks, everybody waits longer, and a mailed link passes.
 * @throws ProblemError `wrong_credentials`, `rate_limited`, `login_paused` or `unavailable`
 */
export async function checkCredentials(
  services: AuthServices,
  { email, password }: Credentials,
  caller: Caller,
): Promise<{ account: LoginAccount; tried: LoginTry }> {
  const { db, passwords, clock } = services
  const tried: LoginTry = { email, network: caller.network, now: clock.now() }
  const { account, startsPause } = await countTry(db, tried, deviceFamily(caller.userAgent)).catch(
    async (refusal: unknown) => {
      if (refusal instanceof ProblemError) await caller.report('login_locked', email)
      throw refusal
    },
  )
  const matches = await passwords
    .verify(account?.password_hash ?? null, password)
    .catch(async (refusal: unknown) => {
      await giveTryBack(tried).execute(db)
      throw refusal
    })
  if (!account || !matches || account.disabled) {
    await caller.report('login_failed', email)
    if (startsPause) await offerLoginLink(services, email)
    throw wrongCredentials()
  }
  return { account, tried }
}

/**
 * Opens a session. The console takes only who works for a shop.
 * @throws ProblemError those of `checkCredentials`, `forbidden` or `email_not_confirmed`
 */
export async function login(
  services: AuthServices,
  credentials: Credentials,
  caller: Caller,
  audience: Audience = 'shop',
): Promise<OpenedSession> {
  const { db } = services
  const { userAgent, presentedToken } = caller
  const visit: Visit = { userAgent, presentedToken, audience }
  const { account, tried } = await checkCredentials(services, credentials, caller)
  if (audience === 'console' && (await createFindMemberships(db)(account.id)).length === 0)
    throw new ProblemError('forbidden', 'Your account works for no shop.')
  const isKnownDevice = isRemembered(account.device_seen_at, tried.now)
  if (audience === 'console' && account.confirmed_at) await caller.report('console_entered', account.email)
  if (account.confirmed_at && isKnownDevice && !presentedToken)
    return enterAgain(services, account, visit, tried)
  await forgetTries(tried).execute(db)
  if (!account.confirmed_at)
    throw new ProblemError('email_not_confirmed', 'Confirm your e-mail address with the link we sent.')
  return enter(services, account, visit)
}
