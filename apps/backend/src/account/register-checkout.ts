import type { OpenedSession } from '@filiera/contract/account'
import type { Caller } from '../http/caller.ts'
import { ProblemError } from '../problem-error.ts'
import { openedSessionAnswer } from './account.answer.ts'
import { insertCustomer } from './account.store.ts'
import type { AuthServices } from './auth-services.ts'
import { openSession } from './open-session.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import type { Registration } from './register.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Creates a customer inside the checkout and logs in at once; the confirmation mail follows. The one call that says that an address is known, so it is limited (wire "Auth"). */
export async function registerCheckout(
  services: AuthServices,
  { email, password, locale }: Registration,
  caller: Caller,
): Promise<OpenedSession> {
  const { db, clock, passwords, limits } = services
  refuseCommonPassword(password, email)
  await limits.register.spend(caller.network)
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  const opened = await db.transaction().execute(async (trx) => {
    const account = await insertCustomer(trx, { email, passwordHash, locale, now })
    if (!account)
      throw new ProblemError('already_registered', 'This address has an account: sign in with its password.')
    await requestConfirmation(trx, services, account, null)
    return openedSessionAnswer(account, await openSession(trx, account.id, caller, now))
  })
  services.wakeOutbox()
  return opened
}
