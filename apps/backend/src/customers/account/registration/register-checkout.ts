import type { OpenedSession } from '@filiera/contract/customers/account'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { presentOpenedSession } from '../account.presenter.ts'
import { insertCustomer } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { countRevealed, lockRevealed } from '../revealed-address.store.ts'
import { openSession } from '../sessions/open-session.ts'
import { beginRegistration, type Registration } from './register.ts'
import { requestConfirmation } from './request-confirmation.ts'

/**
 * Creates a customer inside the checkout and logs in at once; the confirmation mail follows. The one call that says that an address is
 * known, ten times an hour to one network (wire "Auth").
 * @throws ProblemError `already_registered`, `rate_limited`, `unavailable`, `invalid_body`
 */
export async function registerCheckout(
  services: AuthServices,
  { email, password, locale }: Registration,
  caller: Caller,
): Promise<OpenedSession> {
  const { db, clock } = services
  const { mayMail, passwordHash } = await beginRegistration(services, email, password, caller)
  const now = clock.now()
  const opened = await inTransaction(db, async (trx) => {
    await lockRevealed(trx, caller.network, now)
    const account = await insertCustomer(trx, { email, passwordHash, locale, now })
    // Told after the transaction, so that it stays counted.
    if (!account) return countRevealed(trx, caller.network)
    if (mayMail) await requestConfirmation(trx, services, account)
    return presentOpenedSession(account, await openSession(trx, account.id, caller, now))
  })
  if (!opened)
    throw new ProblemError('already_registered', 'This address has an account: sign in with its password.')
  services.notifyOutbox()
  return opened
}
