import type { OpenedSession } from '@filiera/contract/customers/account'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidLink, ProblemError } from '../../../platform/problem-error.ts'
import { presentOpenedSession } from '../account.presenter.ts'
import { confirmAccount, lockUnchangedAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { findLinkOwner, useLink } from '../mailed-link.store.ts'
import { setPassword } from '../password/password.store.ts'
import { refuseCommonPassword } from '../password/refuse-common-password.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'

/** What a link is followed with; `password` counts only for an account whose password was voided (`register.ts`). */
type Followed = { token: string; password?: string | undefined }

/**
 * Confirms the address and logs in (§4). A link works once, within a day; used, unknown, old and voided ones look the same. Sessions that
 * began before the address was confirmed end: whoever opened them in the checkout may not be the owner of the mailbox.
 * @throws ProblemError `invalid_token`, `choose_password` and `invalid_body`, which leave the link as it is
 */
export async function confirmRegistration(
  { db, clock, passwords }: AuthServices,
  { token, password }: Followed,
  visit: Caller,
): Promise<OpenedSession> {
  const owner = await findLinkOwner(db, 'confirm', token, clock.now())
  if (!owner) throw invalidLink()
  const isVoid = owner.password_hash === null
  if (isVoid && !password)
    throw new ProblemError(
      'choose_password',
      'This address was registered more than once: choose a password.',
    )
  if (isVoid && password) refuseCommonPassword(password, owner.email)
  const passwordHash = isVoid && password ? await passwords.hash(password) : null
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    if (!(await lockUnchangedAccount(trx, owner)) || !(await useLink(trx, 'confirm', token, now)))
      throw invalidLink()
    if (passwordHash) await setPassword(trx, owner.id, passwordHash)
    const account = await confirmAccount(trx, owner.id, now)
    if (!owner.confirmed_at || passwordHash) await deleteSessionsOf(trx, owner.id)
    return presentOpenedSession(account, await openSession(trx, account.id, visit, now))
  })
}
